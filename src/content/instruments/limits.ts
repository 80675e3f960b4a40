/* One reading for each sector over the last 24 hours, every quarter of an hour, between the limits set for it. */

export interface Reading {
  /** Index of the card's function it belongs to. */
  feature: number;
  /** The value with its unit. */
  value: string;
  decimals: number;
  low: number;
  high: number;
  /** The range a limit can be set in, and the steps it is set by, as the quantity allows. */
  range: { low: number; high: number; step: number };
  /** Who is notified, and what can still be done. */
  goesTo: string;
  samples: number[];
}

export interface Limits {
  /** Minutes after midnight of the last sample. */
  now: number;
  /** Between two samples, in minutes. */
  apart: number;
  /** Number of last samples used for the fit. */
  through: number;
  /** Forecast horizon in minutes. */
  ahead: number;
  /** Minimum R² of the fit to count as drift. */
  fit: number;
  /** In the order of the page's cards. */
  readings: Reading[];
  words: Record<
    | 'title'
    | 'description'
    | 'choose'
    | 'sector'
    | 'reading'
    | 'start'
    | 'nowHead'
    | 'limitsHead'
    | 'limits'
    | 'limit'
    | 'low'
    | 'high'
    | 'limitValue'
    | 'rising'
    | 'falling'
    | 'untilFigure'
    | 'until'
    | 'sinceFigure'
    | 'since'
    | 'sinceYesterday'
    | 'dayFigure'
    | 'day'
    | 'keeps'
    | 'counted'
    | 'how'
    | 'keys'
    | 'example',
    string
  >;
}

export const limits: Limits = {
  now: 840,
  apart: 15,
  through: 9,
  ahead: 300,
  fit: 0.7,
  readings: [
    {
      feature: 0,
      value: '{value} %',
      decimals: 0,
      low: 18,
      high: 34,
      range: { low: 10, high: 45, step: 1 },
      goesTo: 'Goes to the agronomist before the next watering',
      // biome-ignore format: one line, one day
      samples: [28.7, 29, 29.1, 28.8, 28.6, 28.8, 28.8, 29, 28.6, 28.6, 28.8, 29.1, 28.9, 28.5, 28.5, 28.6, 28.8, 28.9, 28.6, 28.5, 28.4, 28.7, 28.7, 28.4, 28.5, 28.7, 28.7, 28.3, 28.6, 28.6, 28.2, 28.5, 28.3, 28.5, 28.1, 28.4, 28, 28.3, 28.5, 28, 28.2, 28, 27.9, 28.3, 27.8, 28.1, 27.8, 27.8, 28.2, 27.8, 28.1, 27.9, 27.8, 28.1, 28, 27.6, 27.8, 28, 27.7, 27.9, 27.6, 27.8, 27.6, 27.7, 28, 27.4, 27.9, 27.8, 27.9, 27.6, 27.4, 28.2, 28.6, 28.3, 28.3, 28.4, 28.6, 28.1, 28.1, 28.6, 28.5, 28.6, 28.1, 28.1, 28.1, 28, 28.1, 28.2, 28.1, 28.2, 27.9, 28.4, 27.9, 28, 28.1, 27.8, 27.9],
    },
    {
      feature: 3,
      value: '{value} °C',
      decimals: 1,
      low: 2,
      high: 8,
      range: { low: 0, high: 10, step: 0.1 },
      goesTo: 'Goes to the hospital engineer while the vaccines are safe',
      // biome-ignore format: one line, one day
      samples: [4.45, 5.03, 5.32, 4.77, 4.6, 4.15, 4.12, 4.84, 4.93, 5.31, 5.03, 4.34, 4.19, 4.27, 4.52, 5.27, 5.21, 4.78, 4.55, 4.31, 4.36, 4.55, 5.07, 5.31, 5.02, 4.36, 4.09, 4.25, 4.55, 5.2, 5.38, 5.14, 4.32, 4.22, 4.28, 4.89, 5.05, 5.19, 4.96, 4.58, 4.32, 4.38, 4.88, 5.16, 5, 4.76, 4.47, 4.39, 4.46, 4.63, 5.33, 4.99, 4.68, 4.66, 4.46, 4.15, 4.63, 4.84, 5.36, 5.07, 4.52, 4.08, 4.2, 4.58, 5.08, 5.11, 4.99, 4.29, 3.96, 4.15, 4.78, 5, 5.39, 4.75, 4.68, 4.29, 4.38, 4.94, 4.99, 5.16, 4.91, 4.53, 4.4, 4.44, 4.66, 5.1, 5.23, 4.89, 4.48, 4.2, 4.43, 4.61, 4.97, 5.16, 4.9, 4.5, 4.23],
    },
    {
      feature: 3,
      value: '{value} %',
      decimals: 0,
      low: 25,
      high: 95,
      range: { low: 0, high: 100, step: 1 },
      goesTo: 'Goes to the society office before the tank is dry',
      // biome-ignore format: one line, one day
      samples: [77, 76, 76, 74, 74, 73, 73, 72, 70, 69, 69, 67, 65, 65, 63, 63, 62, 61, 61, 58, 57, 57, 56, 54, 53, 54, 52, 51, 50, 49, 48, 46, 47, 45, 44, 86, 87, 85, 84, 82, 83, 82, 80, 79, 77, 78, 77, 75, 75, 73, 72, 72, 71, 68, 68, 67, 66, 64, 64, 62, 61, 62, 60, 58, 59, 57, 56, 55, 53, 54, 51, 51, 49, 50, 48, 48, 46, 46, 44, 88, 85, 84, 84, 82, 82, 82, 81, 79, 78, 77, 76, 75, 73, 73, 72, 72, 71],
    },
    {
      feature: 2,
      value: '{value} mm/s',
      decimals: 1,
      low: 0,
      high: 4.5,
      range: { low: 0, high: 7, step: 0.1 },
      goesTo: 'Goes to the shift engineer before the bearing fails',
      // biome-ignore format: one line, one day
      samples: [1.88, 2.01, 2.31, 2.1, 2.08, 2.21, 2.15, 1.81, 1.95, 2.13, 1.8, 2.09, 2.29, 2.39, 2.06, 2.05, 2.1, 2.3, 1.89, 2.09, 1.97, 1.74, 1.77, 2.07, 2.02, 2.07, 2.04, 2.37, 2.45, 2.22, 1.99, 1.96, 2.02, 0.04, 0.45, 0.18, 0.28, 0.47, 0.72, 0.65, 2.01, 2.1, 2.03, 1.98, 1.9, 1.98, 1.84, 1.95, 2.31, 2.24, 2.31, 2.23, 2.29, 2.05, 2.13, 2.03, 1.91, 1.92, 1.8, 1.93, 2.1, 2.21, 2.22, 2.41, 2.22, 2.35, 2.03, 2.17, 1.81, 2.01, 2.06, 2.14, 2.06, 2.3, 2.06, 2.04, 2.13, 2.26, 2.17, 2, 2.08, 2.11, 1.78, 2.12, 2.17, 2, 2.04, 2.08, 2.21, 2.06, 2.32, 2.24, 1.85, 1.92, 1.84, 1.86, 1.89],
    },
    {
      feature: 0,
      value: '{value} %',
      decimals: 0,
      low: 0,
      high: 90,
      range: { low: 0, high: 100, step: 1 },
      goesTo: 'Goes to the control engineer before the peak',
      // biome-ignore format: one line, one day
      samples: [52, 55, 54, 51, 54, 53, 51, 50, 51, 50, 48, 50, 48, 46, 44, 45, 42, 41, 41, 39, 42, 39, 40, 36, 37, 37, 36, 38, 35, 36, 38, 36, 36, 39, 37, 39, 41, 42, 44, 44, 45, 49, 49, 51, 54, 55, 58, 58, 60, 65, 64, 66, 68, 69, 73, 73, 73, 75, 76, 75, 77, 74, 76, 76, 77, 73, 72, 71, 71, 70, 69, 71, 68, 67, 66, 63, 62, 62, 63, 62, 59, 59, 58, 56, 58, 56, 55, 57, 55, 53, 55, 54, 53, 54, 52, 53, 53],
    },
    {
      feature: 3,
      value: '{value} °C',
      decimals: 1,
      low: 2,
      high: 8,
      range: { low: 0, high: 10, step: 0.1 },
      goesTo: 'Goes to the dispatch manager while the load moves',
      // biome-ignore format: one line, one day
      samples: [3.982, 4.261, 4.239, 4.106, 4.161, 4.128, 3.898, 3.921, 4.075, 3.998, 4.173, 4.119, 4.187, 4.152, 3.953, 3.937, 4.07, 3.989, 4.073, 4.199, 4.192, 4.284, 4.172, 4.048, 4.101, 3.921, 4.113, 4.017, 4.243, 4.216, 4.23, 4.2, 3.945, 4.007, 3.954, 4.014, 3.991, 4.168, 4.162, 4.266, 4.089, 3.951, 4.07, 3.896, 4.035, 4.205, 4.286, 4.288, 4.123, 4.247, 4.038, 4.072, 3.915, 4.035, 4.019, 4.256, 4.184, 4.289, 4.117, 4.196, 4.129, 4.297, 4.357, 4.453, 4.608, 4.712, 4.668, 4.798, 4.724, 4.69, 4.91, 4.882, 5.207, 5.235, 5.324, 5.401, 5.534, 5.401, 5.317, 5.48, 5.489, 5.671, 5.841, 6.057, 6.176, 6.129, 6.085, 6.155, 6.121, 6.372, 6.344, 6.593, 6.595, 6.704, 6.841, 6.78, 6.737],
    },
    {
      feature: 1,
      value: '{value} %',
      decimals: 0,
      low: 80,
      high: 100,
      range: { low: 70, high: 100, step: 1 },
      goesTo: 'Goes to the workshop before the next long trip',
      // biome-ignore format: one line, one day
      samples: [91.4, 91.4, 91.4, 91.4, 91.4, 91.4, 91.4, 91.4, 91.4, 91.4, 91.4, 91.4, 91.4, 91.4, 91.4, 91.4, 91.4, 91.4, 91.4, 91.4, 91.4, 91.4, 91.4, 91.4, 91.4, 91.4, 91.4, 91.4, 91.4, 91.4, 91.4, 91.4, 91.4, 91.4, 91.4, 91.4, 91.4, 91.4, 91.4, 91.4, 91.4, 91.4, 91.4, 91.4, 91.4, 91.4, 91.4, 91.4, 91.4, 91.4, 91.4, 91.3, 91.3, 91.3, 91.3, 91.3, 91.3, 91.3, 91.3, 91.3, 91.3, 91.3, 91.3, 91.3, 91.3, 91.3, 91.3, 91.3, 91.3, 91.3, 91.3, 91.3, 91.3, 91.3, 91.3, 91.3, 91.3, 91.3, 91.3, 91.3, 91.3, 91.3, 91.3, 91.3, 91.3, 91.3, 91.3, 91.3, 91.3, 91.3, 91.3, 91.3, 91.3, 91.3, 91.3, 91.3, 91.3],
    },
    {
      feature: 3,
      value: '{value} °C',
      decimals: 1,
      low: -24,
      high: -15,
      range: { low: -30, high: -12, step: 0.1 },
      goesTo: 'Goes to the store manager before stock is lost',
      // biome-ignore format: one line, one day
      samples: [-18.1, -17.7, -17.8, -19.9, -19.9, -19.3, -19.6, -19.6, -19.3, -19.8, -19.4, -19.6, -19.3, -19.8, -19.9, -19.6, -19.6, -19.3, -19.4, -19.6, -19.7, -19.5, -19.8, -19.7, -17.8, -18, -17.7, -19.6, -19.6, -19.7, -19.3, -19.8, -19.6, -19.9, -19.4, -19.4, -19.4, -19.6, -19.5, -19.4, -19.6, -19.4, -19.7, -19.4, -19.4, -19.7, -19.5, -19.7, -17.9, -18, -18, -19.8, -19.4, -19.4, -19.5, -19.8, -19.7, -19.7, -19.5, -19.7, -19.7, -19.8, -19.4, -19.9, -19.6, -19.9, -19.5, -19.7, -19.7, -19.6, -19.4, -19.5, -17.9, -18.1, -17.8, -19.4, -19.6, -19.8, -19.7, -19.6, -19.7, -19.6, -19.7, -19.5, -19.8, -19.7, -19.9, -19.6, -19.7, -19.5, -19.6, -19.7, -19.8, -19.7, -19.5, -19.7, -18.1],
    },
    {
      feature: 2,
      value: '{value} ppm h',
      decimals: 0,
      low: 0,
      high: 40,
      range: { low: 0, high: 60, step: 1 },
      goesTo: 'Goes to the safety officer within the shift',
      // biome-ignore format: one line, one day
      samples: [4.7, 5.5, 6, 6.2, 7.1, 7.3, 7.9, 8.6, 8.8, 9.7, 9.7, 10.6, 11.1, 11.4, 12.3, 12.2, 12.9, 13.3, 14.3, 14.2, 15.1, 15.2, 15.7, 16.6, 1.2, 1.6, 1.7, 2.6, 3.3, 3.4, 4.1, 4.4, 4.8, 5.7, 5.8, 6.7, 6.9, 7.5, 7.9, 8.4, 9.1, 9.3, 9.7, 10.7, 11.2, 11.2, 11.7, 12.8, 13, 13.4, 14, 14.7, 15.1, 15.2, 15.7, 16.4, 0.9, 1.5, 1.9, 2.5, 3.2, 3.7, 3.7, 4.7, 4.7, 5.4, 6, 6.6, 7, 7.4, 7.9, 8.7, 9.1, 9.7, 9.8, 10.8, 10.9, 11.8, 12, 12.8, 13.2, 13.2, 14.3, 14.2, 14.9, 15.5, 15.9, 16.4, 0.9, 1.6, 1.8, 2.6, 2.8, 3.4, 4, 4.6, 4.9],
    },
    {
      feature: 4,
      value: 'pH {value}',
      decimals: 1,
      low: 7.2,
      high: 7.8,
      range: { low: 7, high: 8, step: 0.1 },
      goesTo: 'Goes to the ground staff before the pool opens',
      // biome-ignore format: one line, one day
      samples: [7.43, 7.45, 7.47, 7.5, 7.49, 7.49, 7.49, 7.52, 7.51, 7.52, 7.51, 7.54, 7.51, 7.52, 7.53, 7.51, 7.48, 7.48, 7.46, 7.46, 7.44, 7.44, 7.44, 7.4, 7.4, 7.39, 7.39, 7.41, 7.38, 7.37, 7.37, 7.38, 7.4, 7.39, 7.39, 7.38, 7.42, 7.41, 7.45, 7.45, 7.46, 7.46, 7.48, 7.49, 7.51, 7.51, 7.5, 7.52, 7.52, 7.52, 7.53, 7.52, 7.51, 7.5, 7.5, 7.5, 7.49, 7.49, 7.49, 7.47, 7.44, 7.44, 7.41, 7.43, 7.41, 7.4, 7.39, 7.41, 7.39, 7.36, 7.39, 7.36, 7.4, 7.39, 7.4, 7.39, 7.4, 7.43, 7.44, 7.44, 7.45, 7.47, 7.47, 7.48, 7.49, 7.51, 7.51, 7.5, 7.51, 7.52, 7.53, 7.5, 7.5, 7.51, 7.5, 7.52, 7.49],
    },
    {
      feature: 6,
      value: '{value} µm/m',
      decimals: 0,
      low: 0,
      high: 350,
      range: { low: 0, high: 500, step: 10 },
      goesTo: 'Goes to the highway operator before the next inspection',
      // biome-ignore format: one line, one day
      samples: [144, 124, 103, 133, 122, 105, 113, 116, 93, 130, 87, 112, 114, 124, 125, 106, 129, 111, 102, 131, 99, 127, 99, 101, 97, 120, 138, 139, 129, 137, 159, 139, 125, 138, 129, 158, 172, 143, 147, 155, 192, 178, 149, 154, 197, 169, 191, 167, 177, 185, 198, 202, 202, 184, 189, 190, 192, 221, 190, 228, 211, 205, 209, 180, 226, 212, 199, 193, 184, 195, 180, 193, 198, 167, 180, 177, 204, 168, 188, 189, 177, 156, 170, 181, 134, 162, 148, 170, 136, 126, 122, 124, 141, 115, 119, 123, 120],
    },
    {
      feature: 7,
      value: '{value} jobs',
      decimals: 0,
      low: 0,
      high: 30,
      range: { low: 0, high: 40, step: 1 },
      goesTo: 'Goes to the dispatcher before jobs pile up',
      // biome-ignore format: one line, one day
      samples: [6, 6, 6, 8, 8, 6, 6, 7, 5, 5, 5, 4, 6, 3, 6, 5, 5, 2, 4, 4, 3, 4, 4, 3, 6, 4, 5, 5, 5, 5, 8, 9, 7, 7, 10, 9, 10, 10, 10, 13, 11, 11, 12, 13, 13, 13, 14, 14, 17, 18, 17, 19, 16, 18, 20, 20, 18, 18, 18, 18, 19, 22, 19, 19, 20, 18, 18, 21, 20, 19, 21, 19, 19, 18, 20, 18, 19, 17, 15, 16, 17, 17, 16, 15, 15, 13, 15, 14, 11, 10, 9, 11, 8, 9, 8, 9, 6],
    },
    {
      feature: 0,
      value: '{value} min',
      decimals: 0,
      low: 3,
      high: 12,
      range: { low: 0, high: 18, step: 1 },
      goesTo: 'Goes to the controller while the gap can be closed',
      // biome-ignore format: one line, one day
      samples: [5.7, 7.8, 7, 8.3, 8, 7.9, 7.4, 6.9, 7.6, 6.4, 7.2, 6.4, 6.1, 5.5, 6.1, 5.2, 5.7, 5.3, 6.2, 6.9, 6.6, 7.4, 6.8, 7.5, 7.1, 8.3, 8.2, 7.7, 7.4, 6.3, 6.4, 5.6, 6.7, 6.2, 4.5, 5.3, 6.1, 5.3, 6.6, 6, 6.2, 7.1, 8.2, 7.2, 7.5, 8.4, 7.9, 8.4, 7.9, 7.9, 7.4, 6.3, 6.4, 6, 4.8, 6.1, 5.1, 5.3, 6.5, 6.1, 7.1, 7.2, 7.2, 6.9, 7, 7.7, 8.7, 6.8, 7.8, 6.4, 6.5, 6.5, 6.2, 4.8, 5.4, 5.6, 5.6, 5.3, 5.4, 7, 6.4, 7.2, 7.1, 8.5, 8.4, 8.3, 7.3, 8, 7, 6.3, 6.9, 5.3, 5.1, 5.3, 4.5, 5.9, 4.9],
    },
    {
      feature: 5,
      value: '{value} cm',
      decimals: 0,
      low: 0,
      high: 20,
      range: { low: 0, high: 30, step: 1 },
      goesTo: 'Goes to the shore desk while the ship is near',
      // biome-ignore format: one line, one day
      samples: [4.4, 5.2, 5.5, 6.3, 6.6, 7.3, 7.5, 8.1, 8.9, 9.4, 10, 10.5, 10.9, 11.5, 12.1, 12.3, 3, 3.6, 4.2, 4.5, 5.3, 5.5, 6.3, 6.8, 7.2, 7.6, 8.1, 8.9, 9.5, 9.7, 10.2, 10.8, 11.5, 12, 12.4, 3, 3.4, 4, 4.6, 5.3, 5.6, 6.3, 6.8, 7.1, 7.7, 8.2, 9, 9.4, 10, 10.2, 10.8, 11.3, 12, 12.6, 3, 3.4, 4, 4.6, 5.1, 5.7, 6.1, 6.6, 7.2, 7.9, 8.3, 8.9, 9.4, 9.8, 10.5, 11.1, 11.6, 12.1, 12.6, 3.2, 3.4, 4.2, 4.6, 5, 5.6, 6.1, 6.5, 7.1, 7.9, 8.2, 9, 9.1, 9.8, 10.4, 10.8, 11.2, 11.9, 12.4, 2.8, 3.5, 4.2, 4.4, 5.1],
    },
  ],
  words: {
    title: 'Fourteen readings, each between its own limits',
    description:
      'One reading for each sector over the last 24 hours. A straight line through the last two hours shows when a limit would be met.',
    choose: 'Reading to open',
    sector: 'Sector',
    reading: 'Reading',
    start: '24 h ago',
    nowHead: 'Now',
    limitsHead: 'Limits',
    limits: '{low} to {high}',
    limit: 'Limit {value}',
    low: 'Lower limit',
    high: 'Upper limit',
    limitValue: '{value}. {state}',
    rising: 'rising {rate} an hour over the last two hours',
    falling: 'falling {rate} an hour over the last two hours',
    untilFigure: '{hours} h {minutes}',
    until: 'until its limit, at {time}',
    sinceFigure: '{time}',
    since: 'beyond its limit since then',
    sinceYesterday: 'yesterday, beyond its limit since then',
    dayFigure: '24 h',
    day: 'or longer beyond its limit',
    keeps: 'keeps within its limits',
    counted: 'Within their limits: {within}. Drifting: {drifting}.',
    how: 'Choose a reading to open it; move a limit and the time to it is worked out again.',
    keys: 'Keys: up and down choose a reading or move a limit, Tab goes from one to the other.',
    example:
      'Example readings and limits. Limits are set with your engineers; a straight line through the last two hours is a forecast of that line, nothing more.',
  },
};
