/* A table copied from Word or a spreadsheet arrives as HTML: cells with several lines and merged cells stay whole. */
import type { Sheet } from './sheet.ts';

/** The security policy allows this name; what passes is parsed into a document that runs and loads nothing. */
export const readTablePolicy = 'read-table';

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createHTML(html: string): string },
  ): { createHTML(html: string): string };
}

let policy: { createHTML(html: string): string } | undefined;

function parse(html: string): Document {
  const bare = bareHtml(html);
  const { trustedTypes } = window as unknown as { trustedTypes?: TrustedTypes };
  policy ??= trustedTypes?.createPolicy(readTablePolicy, { createHTML: (text) => text });
  return new DOMParser().parseFromString(policy?.createHTML(bare) ?? bare, 'text/html');
}

/**
 * Tags without attributes, save those of merged cells: the security policy reports every style and handler, and a
 * word processor puts one on each cell. Lines and paragraphs of a cell keep a space between them.
 */
export function bareHtml(html: string): string {
  return html
    .replace(/<!--[\s\S]*?-->|<(head|style|script)\b[\s\S]*?<\/\1\s*>/gi, ' ')
    .replace(/<([a-z][a-z0-9:]*)((?:"[^"]*"|'[^']*'|[^'">])*)>/gi, (_, name: string, attributes: string) => {
      const merged = attributes.match(/\s(?:col|row)span\s*=\s*["']?\d+["']?/gi) ?? [];
      return `${/^(br|p|div|li)$/i.test(name) ? ' ' : ''}<${name}${merged.join('')}>`;
    });
}

export function sheetInHtml(html: string): Sheet | undefined {
  const tables = [...parse(html).querySelectorAll('table')].filter(
    (table) => !table.parentElement?.closest('table'),
  );
  const rows = tables.flatMap((table) => rowsIn(table));
  return rows.length > 0 && Math.max(...rows.map((row) => row.length)) > 1 ? { name: '', rows } : undefined;
}

function rowsIn(table: HTMLTableElement): string[][] {
  const rows: string[][] = Array.from(table.rows, () => []);
  for (const [index, { cells }] of [...table.rows].entries()) {
    const row = rows[index] as string[];
    let column = 0;
    for (const cell of cells) {
      while (row[column] !== undefined) column += 1;
      const text = (cell.textContent ?? '').replace(/\s+/g, ' ').trim();
      // Merged over rows, it belongs to each; over columns, to the first.
      for (let down = 0; down < Math.min(cell.rowSpan || 1, 5000); down++)
        for (let across = 0; across < Math.min(cell.colSpan, 50); across++)
          if (rows[index + down]) (rows[index + down] as string[])[column + across] = across ? '' : text;
      column += cell.colSpan;
    }
  }
  return rows.map((row) => Array.from(row, (cell) => cell ?? ''));
}
