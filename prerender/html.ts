/* HTML elements as data, and their serialisation. */
export interface Tag {
  tag: 'title' | 'meta' | 'link' | 'style' | 'script';
  attributes?: Record<string, string | number | true>;
  /** The text of a title, or the source of an inline style or script. */
  text?: string;
}

export function writeTag({ tag, attributes = {}, text = '' }: Tag): string {
  const opening = `<${[tag, ...Object.entries(attributes).map(writeAttribute)].join(' ')}>`;
  if (tag === 'meta' || tag === 'link') return opening;
  if (tag === 'title') return `${opening}${escapeHtml(text)}</${tag}>`;
  if (text.includes(`</${tag}`)) throw new Error(`A ${tag} must not contain its closing tag`);
  return `${opening}${text}</${tag}>`;
}

function writeAttribute([name, value]: [string, string | number | true]): string {
  return value === true ? name : `${name}="${escapeHtml(String(value))}"`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
