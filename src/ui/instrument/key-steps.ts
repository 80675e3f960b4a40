interface KeyStepsOptions {
  value: number;
  min: number;
  max: number;
  step: number;
  /** Of Page Up and Page Down, where the browser's tenth of the range is wrong. */
  page: number;
  /** Where Home and End go; the ends of the range by default. */
  home?: number;
  end?: number;
  /** In right-to-left text the left arrow steps on. */
  mirrors?: boolean;
}

/** The value to which a key moves a slider; undefined for any other key. */
export function keySteps(
  { key, altKey, ctrlKey, metaKey }: Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>,
  { value, min, max, step, page, home = min, end = max, mirrors = false }: KeyStepsOptions,
): number | undefined {
  // Those are the browser's: Alt and an arrow go back.
  if (altKey || ctrlKey || metaKey) return undefined;
  const onwards = mirrors ? -step : step;
  const to: Record<string, number> = {
    ArrowUp: value + step,
    ArrowDown: value - step,
    ArrowRight: value + onwards,
    ArrowLeft: value - onwards,
    PageUp: value + page,
    PageDown: value - page,
    Home: home,
    End: end,
  };
  const wanted = to[key];
  if (wanted === undefined) return undefined;
  // Adding tenths leaves traces of binary fractions.
  return Math.max(min, Math.min(max, Math.round(wanted * 1e6) / 1e6));
}
