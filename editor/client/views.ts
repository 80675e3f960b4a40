/* What the panel shows, each with its button in the bar. */
export const views = ['Page', 'Brand', 'Publish'] as const;
export type View = (typeof views)[number];
