/*
 * A forecast from a record that repeats by the season: the mean of each hour, plus what is left over from the last
 * reading, which fades as fast as leftovers did in the record. The spread grows as that memory fades.
 */

export interface Ahead {
  mean: number;
  deviation: number;
}

export function forecast(history: readonly number[], season: number, hours: number): Ahead[] {
  const means = Array.from({ length: season }, (_, hour) =>
    mean(history.filter((_value, index) => index % season === hour)),
  );
  const rest = history.map((value, index) => value - (means[index % season] ?? 0));
  const squares = sum(rest.map((value) => value * value));
  const memory = squares && sum(rest.slice(1).map((value, index) => value * (rest[index] ?? 0))) / squares;
  // What one step adds that the step before did not tell.
  const steps = rest.slice(1).map((value, index) => value - memory * (rest[index] ?? 0));
  const noise = mean(steps.map((value) => value * value));
  return Array.from({ length: hours }, (_, index) => {
    const ahead = index + 1;
    const fades = memory ** ahead;
    const spread = (1 - fades * fades) / (1 - memory * memory);
    return {
      mean: (means[(history.length + index) % season] ?? 0) + fades * (rest.at(-1) ?? 0),
      deviation: Math.sqrt(noise * spread),
    };
  });
}

export function band({ mean: middle, deviation }: Ahead, deviations: number): [low: number, high: number] {
  return [middle - deviations * deviation, middle + deviations * deviation];
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const mean = (values: readonly number[]) => (values.length ? sum(values) / values.length : 0);
