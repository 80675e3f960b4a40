/* Composes a mail from the form's values, for the visitor's mail program. */
import type { ContactPage } from '../../content/company/schema.ts';

/** A length of `mailto:` addresses that all mail programs accept; some truncate or refuse longer ones. */
const longest = 1900;

export function composeMail(values: Record<string, string>, words: ContactPage['form']['mail']): string {
  const filled = (name: string) => (values[name] ?? '').trim();
  const name = [filled('first-name'), filled('last-name')].filter(Boolean).join(' ').slice(0, 120);
  const subject = name ? `${words.subject} ${name}` : words.subjectWithoutName;
  const sender = [name, filled('email').slice(0, 200), filled('phone').slice(0, 60)].filter(Boolean);
  const head = `mailto:${words.to}?subject=${encode(subject)}&body=`;
  const end = sender.length > 0 ? `\n\n${sender.join('\n')}` : '';
  const message = shorten(filled('message'), longest - head.length - encode(end).length, words.shortened);
  return head + encode(message + end);
}

function shorten(text: string, limit: number, note: string): string {
  const ending = `… ${note}`;
  let [length, kept] = [0, ''];
  // Only the part of a long text that fits is encoded.
  const start = text.slice(0, limit);
  if (start.length === text.length && encode(text).length <= limit) return text;
  for (const letter of start) {
    length += encode(letter).length;
    if (length > limit - encode(ending).length) break;
    kept += letter;
  }
  return kept + ending;
}

/** Uses CRLF line ends, and replaces lone surrogates, which cannot be encoded. */
const encode = (text: string) =>
  encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD').replace(/\r?\n/g, '\r\n'));
