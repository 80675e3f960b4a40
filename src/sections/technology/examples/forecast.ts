/*
 * A forecast of a seasonal record: the mean daily profile at the level of the last day, plus the last residual,
 * which decays with the residuals' autocorrelation. The spread grows with every hour, because the residual decays
 * and because the level varies from day to day.
 */

export interface Ahead {
  mean: number;
  deviation: number;
}

export function forecast(history: readonly number[], season: number, hours: number): Ahead[] {
  const days = Array.from({ length: Math.floor(history.length / season) }, (_, day) =>
    history.slice(history.length - (day + 1) * season, history.length - day * season),
  ).reverse();
  const levels = days.map(mean);
  const course = Array.from({ length: season }, (_, hour) =>
    mean(days.map((day, index) => (day[hour] ?? 0) - (levels[index] ?? 0))),
  );
  const rest = days.flatMap((day, index) =>
    day.map((value, hour) => value - (levels[index] ?? 0) - (course[hour] ?? 0)),
  );
  const squares = sum(rest.map((value) => value * value));
  const memory = squares && sum(rest.slice(1).map((value, index) => value * (rest[index] ?? 0))) / squares;
  // The error that one more hour adds, and one more day.
  const noise = meanSquare(rest.slice(1).map((value, index) => value - memory * (rest[index] ?? 0)));
  const drift = meanSquare(levels.slice(1).map((level, index) => level - (levels[index] ?? 0)));
  return Array.from({ length: hours }, (_, index) => {
    const ahead = index + 1;
    const fades = memory ** ahead;
    const spread = (1 - fades * fades) / (1 - memory * memory);
    return {
      mean: (levels.at(-1) ?? 0) + (course[index % season] ?? 0) + fades * (rest.at(-1) ?? 0),
      deviation: Math.sqrt(noise * spread + (drift * ahead) / season),
    };
  });
}

export function band({ mean: middle, deviation }: Ahead, deviations: number): [low: number, high: number] {
  return [middle - deviations * deviation, middle + deviations * deviation];
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const meanSquare = (values: readonly number[]) => mean(values.map((value) => value * value));
const mean = (values: readonly number[]) => (values.length ? sum(values) / values.length : 0);
