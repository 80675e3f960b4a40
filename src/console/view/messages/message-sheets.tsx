/* The original messages of an incident, and the sheet to detach one. */

import { fill } from '../../../ui/fill.ts';
import { clockText } from '../../../ui/time-text.ts';
import { incidentOf } from '../../engine/look.ts';
import { SheetDialog } from '../parts/sheet.tsx';
import css from '../parts/sheet-rows.module.css';
import { useDesk } from '../state/desk-context.ts';

function useMessages() {
  const { desk } = useDesk();
  const incident = incidentOf(desk.shift, desk.chosen);
  const messages = desk.shift.messages.filter(({ id }) => incident?.messages.includes(id));
  return { incident, messages };
}

export function OriginalsSheet() {
  const { words } = useDesk();
  const { incident, messages } = useMessages();
  const labels = words.incident;
  return (
    <SheetDialog title={fill(labels.originalsTitle, { incident: incident?.id ?? '' })}>
      <ul className={css.rows}>
        {messages.map(({ id, at, source, text }) => (
          <li key={id}>
            <span>
              {text}
              <em>{fill(labels.received, { time: clockText(at), source })}</em>
            </span>
          </li>
        ))}
      </ul>
    </SheetDialog>
  );
}

export function SplitSheet() {
  const { store, words } = useDesk();
  const { incident, messages } = useMessages();
  const labels = words.incident;
  if (!incident) return null;
  return (
    <SheetDialog title={labels.splitTitle} lead={fill(labels.splitLead, { incident: incident.id })}>
      <ul className={css.rows}>
        {messages.map(({ id, at, source }) => (
          <li key={id}>
            <span>
              {source}
              <em>{clockText(at)}</em>
            </span>
            <button
              type="button"
              className={css.small}
              data-edge=""
              onClick={() => store.act({ kind: 'split', incident: incident.id, message: id })}
            >
              {labels.splitThis}
              <span className="visually-hidden">{` ${source}`}</span>
            </button>
          </li>
        ))}
      </ul>
    </SheetDialog>
  );
}
