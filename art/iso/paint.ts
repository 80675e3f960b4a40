/** The three line weights of every drawing, in pixels at its display size. */
export const weight = { hair: 1, line: 1.6, bold: 2.4 };

export const fill = (colour: string) => `fill="${colour}"`;

export interface Stroke {
  width?: number;
  dash?: string;
  closed?: boolean;
}

export function strokeAttributes(colour: string, width: number, dash?: string) {
  const dashes = dash ? ` stroke-dasharray="${dash}"` : '';
  return `fill="none" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round"${dashes}`;
}
