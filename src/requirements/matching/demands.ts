/* A tender's clause often holds several demands and a preamble about the project; each part is compared by itself. */

const mostDemands = 6;
/** A part with fewer words is a label or the end of an abbreviation. */
const fewestWords = 4;

const boundary = /(?<=[.;:])\s+|,\s+(?=and |so |with |including )|\s+(?=and shall |which shall )/;

/** The whole clause, its parts, and each two neighbouring parts. */
export function demandsIn(clause: string): string[] {
  const parts = clause
    .split(boundary)
    .filter((part) => part.split(/\s+/, fewestWords).length === fewestWords)
    .slice(0, mostDemands);
  if (parts.length < 2) return [clause];
  return [clause, ...parts, ...parts.slice(1).map((part, index) => `${parts[index]} ${part}`)];
}
