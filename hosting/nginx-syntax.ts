/* Spelling of values in an nginx configuration. */

export const quote = (text: string) => `"${text.replaceAll('"', '\\"')}"`;
export const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
export const lines = (texts: string[], indent = 4) =>
  texts.map((text) => ' '.repeat(indent) + text).join('\n');
