import css from './bands.module.css';

/** A band from the middle of each row into the body beside them, as wide as the row's share. */
export function Bands({ widths }: { widths: number[] }) {
  const total = widths.reduce((sum, width) => sum + width, 0);
  const bands = widths.map((width, row) => {
    const part = (width / total) * 56;
    const from = ((row + 0.5) / widths.length) * 100 - part / 2;
    const to = 22 + (widths.slice(0, row).reduce((sum, one) => sum + one, 0) / total) * 56;
    return `M0 ${from}C55 ${from} 45 ${to} 100 ${to}V${to + part}C45 ${to + part} 55 ${from + part} 0 ${from + part}z`;
  });
  return (
    <svg className={css.bands} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      <path d={bands.join('')} />
    </svg>
  );
}
