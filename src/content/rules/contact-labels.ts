/* The five labels of buttons that lead to us. None promises a team or a thing that the company may not have. */
export const contactLabels = [
  'Talk to an engineer',
  'Request a demonstration',
  'Ask for a site survey',
  'Discuss your project',
  'Ask a question',
] as const;
