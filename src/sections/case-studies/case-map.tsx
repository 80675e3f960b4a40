import css from './case-map.module.css';

/** The ring plan: radius and width of its streets, and the directions of its avenues in degrees. */
const streets = [
  [40, 7],
  [66, 4],
  [95, 9],
  [126, 4],
  [160, 6],
  [198, 5],
  [240, 8],
  [288, 5],
  [340, 8],
] as const;
const avenues = [12, 58, 103, 148, 196, 270, 318];

/** Where the flags stand, in the order of the cases: a category's flags are neighbours. A thirteenth case would share the first's. */
const flags = [
  [160, 150],
  [198, 162],
  [240, 156],
  [126, 140],
  [126, 45],
  [198, 20],
  [240, 14],
  [288, 352],
  [198, 335],
  [95, 200],
  [160, 205],
  [240, 196],
] as const;

/** The plan of the banner in daylight, with a flag for every case and the chosen one lit. */
export function CaseMap({ count, chosen }: { count: number; chosen: number }) {
  return (
    <svg className={css.map} viewBox="-332 -125 664 250" aria-hidden="true">
      <g className={css.streets}>
        {streets.map(([radius, width]) => (
          <circle key={radius} r={radius} strokeWidth={width} />
        ))}
        {avenues.map((degrees) => (
          <path key={degrees} d="M40 0H420" strokeWidth="8" transform={`rotate(${-degrees})`} />
        ))}
        <path d="M40 0H420" strokeWidth="20" transform="rotate(-236)" />
      </g>
      {flags.slice(0, count).map(([radius, degrees], index) => (
        <g
          key={`${radius} ${degrees}`}
          className={css.flag}
          data-chosen={index === chosen % flags.length}
          transform={`translate(${point(radius, degrees)})`}
        >
          <circle className={css.halo} r="26" />
          <circle className={css.halo} r="15" />
          <path d="M-5-8h3a8 8 0 0 1 0 16h-3z" />
        </g>
      ))}
    </svg>
  );
}

function point(radius: number, degrees: number): string {
  const angle = (degrees * Math.PI) / 180;
  return [radius * Math.cos(angle), -radius * Math.sin(angle)].map(Math.round).join(' ');
}
