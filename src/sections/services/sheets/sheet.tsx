import type { ServiceId } from '../../../content/schema.ts';
import type { Sheet as SheetContent } from '../../../content/services/sheets.ts';
import { FaultReport } from './fault-report.tsx';
import { FieldRound } from './field-round.tsx';
import { PageReport } from './page-report.tsx';
import { left, right, sheetSize, Words } from './parts.tsx';
import { ProcessMap } from './process-map.tsx';
import { Prototype } from './prototype.tsx';
import { Repository } from './repository.tsx';
import { Runbook } from './runbook.tsx';
import { ServiceReport } from './service-report.tsx';
import css from './service-sheet.module.css';
import { VersionPlan } from './version-plan.tsx';

interface SheetProps {
  sheet: SheetContent;
  /** What the customer receives with it. */
  name: string;
  /** The accessible name; omitted on repeated copies of a page. */
  label?: string;
  /** The id of the service, if other copies reuse this drawing with `<use>`. */
  of?: ServiceId;
}

export const idOf = (service: ServiceId) => `${service}-page`;

/** A sample page of a service's deliverable, drawn with readable text. */
export function Sheet({ sheet, name, label, of }: SheetProps) {
  return (
    <svg
      id={of && idOf(of)}
      className={css.sheet}
      data-drawing="light"
      data-edge=""
      viewBox={`0 0 ${sheetSize.width} ${sheetSize.height}`}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={!label}
    >
      <path className={css.paper} d={`M0 0H${sheetSize.width}V${sheetSize.height}H0z`} />
      <Words x={left} y={36} look="large">
        {sheet.title}
      </Words>
      <Words x={left} y={58} look="muted">
        {name}
      </Words>
      <path className={css.line} d={`M${left} 70H${right}`} />
      <Drawn {...sheet} />
    </svg>
  );
}

function Drawn(sheet: SheetContent) {
  switch (sheet.kind) {
    case 'repository':
      return <Repository {...sheet} />;
    case 'process-map':
      return <ProcessMap {...sheet} />;
    case 'prototype':
      return <Prototype {...sheet} />;
    case 'runbook':
      return <Runbook {...sheet} />;
    case 'page-report':
      return <PageReport {...sheet} />;
    case 'field-round':
      return <FieldRound {...sheet} />;
    case 'fault-report':
      return <FaultReport {...sheet} />;
    case 'service-report':
      return <ServiceReport {...sheet} />;
    case 'version-plan':
      return <VersionPlan {...sheet} />;
  }
}
