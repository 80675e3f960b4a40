/* Chooses a stored encoding by the client's `Accept-Encoding` (RFC 9110, 12.5.3). */

/** `stored` in our own order of preference, for clients that have none. */
export function preferredEncoding<Encoding extends string>(
  accepted: string | undefined,
  stored: readonly Encoding[],
): Encoding | undefined {
  if (!accepted) return undefined;
  const weights = new Map(accepted.split(',').map(weightOf));
  // Unless excluded, the uncompressed file is the fallback.
  let best = { encoding: undefined as Encoding | undefined, weight: weights.get('identity') ?? 0 };
  for (const encoding of stored) {
    const weight = weights.get(encoding) ?? weights.get('*') ?? 0;
    if (weight > best.weight || (weight > 0 && weight === best.weight && !best.encoding))
      best = { encoding, weight };
  }
  return best.encoding;
}

/** An invalid q-value means not accepted. */
function weightOf(part: string): [encoding: string, weight: number] {
  const [name = '', ...parameters] = part.split(';').map((word) => word.trim().toLowerCase());
  const [parameter] = parameters;
  if (parameter === undefined) return [name, 1];
  const [, weight] = /^q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/.exec(parameter) ?? [];
  return [name, Number(weight ?? 0)];
}
