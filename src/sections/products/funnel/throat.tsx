import type { FunnelDrawingProps } from './funnel-plot.tsx';
import { drawing, lead, slotOf, throatOf } from './geometry.ts';
import { columns, type FunnelIncident } from './sort-messages.ts';
import css from './throat.module.css';

const [wide, narrow] = [110, 60];
/** On a narrow page the plot is as wide as the drawing, and each third of it has a head. */
const apart = 10;

/** From the plot to the heads: the same lines, once for a wide page and once for a narrow one. */
export function Throat({ funnel, incidents, chosen, lit }: FunnelDrawingProps) {
  const looks = [
    { name: css.wide, width: drawing.width, height: wide, pathOf: widePath },
    { name: css.narrow, width: 1000, height: narrow, pathOf: narrowPath },
  ];
  return looks.map(({ name, width, height, pathOf }) => (
    <svg
      key={name}
      className={`on-ink ${css.throat} ${name}`}
      data-screen=""
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {incidents.flatMap((incident) =>
        [...throatOf(funnel, incident.members)].map(([member, from], place) => (
          <path
            key={member}
            className={`${incident === chosen ? css.chosen : ''} ${member === lit ? css.lit : ''}`}
            d={pathOf(incident, member, from, place)}
          />
        )),
      )}
    </svg>
  ));
}

function widePath({ column, members }: FunnelIncident, member: number, from: number): string {
  const start = drawing.plot + (from / 1000) * (drawing.width - drawing.plot);
  const end =
    column === undefined
      ? undefined
      : column * drawing.column + slotOf(members.indexOf(member), members.length);
  return lead(start, end, wide);
}

function narrowPath({ column, members }: FunnelIncident, _: number, from: number, place: number): string {
  const step = Math.min(apart, 300 / members.length);
  const end =
    column === undefined
      ? undefined
      : ((column + 0.5) / columns) * 1000 + (place - (members.length - 1) / 2) * step;
  return lead(from, end, narrow);
}
