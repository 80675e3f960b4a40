/* Reads HTML from front to back, once: tags and the text between them. It loads, runs and builds nothing. */

export interface HtmlReader {
  /** `tag` is what stands between its brackets. */
  open(name: string, tag: string): void;
  text(text: string): void;
  close(name: string): void;
}

/** Their content is not the page's text. */
const unread = new Set(['head', 'style', 'script', 'title', 'template']);

export function readHtml(html: string, { open, text, close }: HtmlReader): void {
  let from = 0;
  while (from < html.length) {
    const at = html.indexOf('<', from);
    const next = html[at + 1] ?? '';
    if (at < 0) {
      text(decoded(html.slice(from)));
      return;
    }
    if (at > from) text(decoded(html.slice(from, at)));
    if (!/[a-z/!?]/i.test(next)) {
      text('<');
      from = at + 1;
      continue;
    }
    if (html.startsWith('<!--', at)) {
      from = after(html, '-->', at + 4);
      continue;
    }
    const end = tagEnd(html, at + 1);
    const tag = html.slice(at + 1, end);
    const name = /^\/?([a-z][a-z0-9]*)/i.exec(tag.slice(0, 12))?.[1]?.toLowerCase() ?? '';
    from = end + 1;
    if (next === '/') close(name);
    else if (unread.has(name)) from = afterElement(html, name, from);
    else if (name) open(name, tag);
  }
}

/** The place of the tag's `>`, which may also stand in a quoted value. */
function tagEnd(html: string, from: number): number {
  let at = from;
  while (at < html.length && html[at] !== '>') {
    const quote = html[at];
    const isQuoted = (quote === '"' || quote === "'") && html[at - 1] === '=';
    const closing = isQuoted ? html.indexOf(quote, at + 1) : at;
    // A quote that nothing closes ends with the text.
    if (closing < 0) return html.length;
    at = closing + 1;
  }
  return at;
}

function after(html: string, mark: string, from: number): number {
  const at = html.indexOf(mark, from);
  return at < 0 ? html.length : at + mark.length;
}

function afterElement(html: string, name: string, from: number): number {
  let at = html.indexOf('</', from);
  while (at >= 0 && html.slice(at + 2, at + 2 + name.length).toLowerCase() !== name)
    at = html.indexOf('</', at + 2);
  return at < 0 ? html.length : after(html, '>', at);
}

/** The characters word processors and spreadsheets write by name. */
const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const latin =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml';
for (const [index, name] of latin.split(' ').entries()) named[name] = String.fromCharCode(160 + index);
const further = { ndash: '–', mdash: '—', lsquo: '‘', rsquo: '’', ldquo: '“', rdquo: '”' };
Object.assign(named, further, {
  bull: '•',
  hellip: '…',
  le: '≤',
  ge: '≥',
  trade: '™',
  Omega: 'Ω',
  euro: '€',
});

function decoded(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}\d{0,2}));/gi, (all, tens, hex, name) => {
    if (name) return Object.hasOwn(named, name) ? (named[name] as string) : all;
    const code = tens ? Number(tens) : Number.parseInt(hex, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : all;
  });
}
