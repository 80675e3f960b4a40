/* Views of the panel, each with a button in the bar. */
export const views = ['Page', 'Brand', 'Publish'] as const;
export type EditorView = (typeof views)[number];
