/*
 * Flags, pins and handles of drawings: square at the start and round at the end, as a D. Under another initial they are
 * square at both ends, as `body[data-neutral]` makes their like in CSS.
 */
let isRound = true;

/** Called with the brand's name before anything is drawn. */
export function followInitial(name: string): void {
  isRound = hasRoundInitial(name);
}

export const hasRoundInitial = (name: string) => /^d/i.test(name);

export const byInitial = <Shape>({ round, square }: { round: Shape; square: Shape }): Shape =>
  isRound ? round : square;

/** A path that fills this box; `round` for drawings that know the brand. */
export function markShape(x: number, y: number, width: number, height: number, round = isRound): string {
  if (!round) return `M${x} ${y}h${width}v${height}h${-width}z`;
  const radius = height / 2;
  const side = width - radius;
  return `M${x} ${y}h${side}a${radius} ${radius} 0 0 1 0 ${height}h${-side}z`;
}
