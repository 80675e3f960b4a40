/** Copies as an HTML table for documents and as plain lines for everything else. */
export function copyBoth(text: string, html: string): Promise<void> {
  // Not every engine writes both.
  if (typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(text);
  const blob = (type: string, content: string) => new Blob([content], { type });
  const item = new ClipboardItem({
    'text/plain': blob('text/plain', text),
    'text/html': blob('text/html', html),
  });
  return navigator.clipboard.write([item]).catch(() => navigator.clipboard.writeText(text));
}
