/* Labels of the headline widths. */
export const headlineProperty = '--face-display';

export const headlineNames = {
  'semi-expanded': 'Wide headlines',
  normal: 'Normal headlines',
  'semi-condensed': 'Narrow headlines',
};
export type HeadlineWidth = keyof typeof headlineNames;
