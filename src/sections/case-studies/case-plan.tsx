import { markShape } from '../../ui/mark-shape.ts';
import type { NamedCase } from './case-anchor.ts';
import css from './case-plan.module.css';

interface CasePlanProps {
  label: string;
  /** The mark of a sample. */
  sample: string;
  cases: NamedCase[];
  /** The anchor of the case being read. */
  chosen: string;
}

/** The ring plan: radius and width of its streets, and the directions of its avenues in degrees. */
const streets = [
  [38, 6],
  [63, 4],
  [90, 8],
  [120, 4],
  [152, 5],
  [188, 4],
  [228, 7],
  [274, 5],
] as const;
const avenues = [12, 58, 103, 148, 196, 270, 318];
/** Pixels per unit of a pin's distance. */
const scale = 19;

/** The banner's plan in light colours, with a labelled pin that links to each case. */
export function CasePlan({ label, sample, cases, chosen }: CasePlanProps) {
  if (cases.every(({ detail }) => !detail.pin)) return null;
  return (
    <nav aria-label={label}>
      <p className={css.head} aria-hidden="true">
        {label}
      </p>
      <svg className={css.plan} data-drawing="light" viewBox="-244 -196 488 392">
        <title>{label}</title>
        <g className={css.streets}>
          {streets.map(([radius, width]) => (
            <circle key={radius} r={radius} strokeWidth={width} />
          ))}
          {avenues.map((degrees) => (
            <path key={degrees} d="M38 0H320" strokeWidth="6" transform={`rotate(${-degrees})`} />
          ))}
          <path d="M38 0H320" strokeWidth="17" transform="rotate(-236)" />
        </g>
        {cases.map(({ anchor, tab, detail: { pin, sample: isSample } }) => {
          if (!pin) return null;
          const atEnd = pin.side === 'end';
          return (
            <g key={anchor} transform={`translate(${place(pin)})`}>
              <a
                href={`#${anchor}`}
                className={`${css.pin} ${isSample ? css.hollow : ''}`}
                aria-label={isSample && `${tab}, ${sample}`}
                aria-current={anchor === chosen ? 'true' : undefined}
              >
                <rect className={css.target} x={atEnd ? -14 : -150} y="-14" width="164" height="28" />
                <path d={markShape(-4, -5.5, 8.5, 11)} />
                <text x={atEnd ? 12 : -11} y="5" textAnchor={atEnd ? 'start' : 'end'}>
                  {tab}
                </text>
              </a>
            </g>
          );
        })}
      </svg>
      {cases.some(({ detail }) => detail.sample) && (
        <p className={css.legend}>
          <svg className={css.hollow} width="14" height="14" viewBox="-6 -7.5 13 15" aria-hidden="true">
            <path d={markShape(-4, -5.5, 8.5, 11)} />
          </svg>
          {sample}
        </p>
      )}
    </nav>
  );
}

function place({ radius, degrees }: { radius: number; degrees: number }): string {
  const angle = (degrees * Math.PI) / 180;
  return [radius * scale * Math.cos(angle), -radius * scale * Math.sin(angle)].map(Math.round).join(' ');
}
