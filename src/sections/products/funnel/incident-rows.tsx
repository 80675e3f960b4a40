import type { Funnel, FunnelMessage } from '../../../content/instruments/funnel.ts';
import { Flag } from '../../shared/flag.tsx';
import type { FunnelDrawingProps } from './funnel-plot.tsx';
import { bus, slotOf } from './geometry.ts';
import { MessageGlyph } from './glyph.tsx';
import css from './incident-rows.module.css';
import { columns, type FunnelIncident } from './sort-messages.ts';

/** Every message once, under its incident and at the end of its line. */
export function FunnelIncidentRows({ funnel, incidents, chosen, lit }: FunnelDrawingProps) {
  const { attached } = funnel;
  const rowsOf = (incident: FunnelIncident) => (
    <Rows
      key={incident.members[0]}
      funnel={funnel}
      incident={incident}
      isChosen={incident === chosen}
      lit={lit}
    />
  );
  return (
    <div className={css.lists}>
      {Array.from({ length: columns }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: columns never move
        <div key={place}>
          {incidents.filter(({ column }) => column === place).map(rowsOf)}
          {place === columns - 1 && (
            <div className={css.attached}>
              <Flag number={9} />
              <h2>{attached.title}</h2>
              <p>{attached.content}</p>
            </div>
          )}
        </div>
      ))}
      {incidents.filter(({ column }) => column === undefined).map(rowsOf)}
    </div>
  );
}

interface RowsProps {
  funnel: Funnel;
  incident: FunnelIncident;
  isChosen: boolean;
  lit: number | undefined;
}

function Rows({ funnel, incident: { members, title, column }, isChosen, lit }: RowsProps) {
  const place = column === undefined ? css.further : css.inColumn;
  return (
    <div className={`${css.list} ${place}`} data-chosen={isChosen}>
      <h3 className={css.title}>{title}</h3>
      {column !== undefined && <Lines members={members} lit={lit} />}
      <ul className={css.rows}>
        {members.map((member) => {
          const { kind, time, text } = funnel.messages[member] as FunnelMessage;
          return (
            <li key={member} className={member === lit ? css.lit : undefined} data-message={member}>
              <MessageGlyph kind={kind} />
              <span className="visually-hidden">{`${funnel.kinds[kind]}, `}</span>
              <time>{time}</time>
              <span className={css.text}>{text}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** Rows are of one height, so a line's end is known without measuring. */
function Lines({ members, lit }: { members: number[]; lit: number | undefined }) {
  const count = members.length;
  const lines = members.map((_, nth) => `M${slotOf(nth, count)}-20V${nth + 0.5}H${bus.width}`);
  const litLine = lit === undefined ? undefined : lines[members.indexOf(lit)];
  return (
    <svg
      className={css.lines}
      viewBox={`0 0 ${bus.width} ${count}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={lines.join('')} />
      {litLine && <path className={css.lit} d={litLine} />}
    </svg>
  );
}
