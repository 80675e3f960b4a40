/*
 * A table copied from Word or a spreadsheet arrives as HTML, which keeps merged cells and cells with several lines.
 */
import type { SourceTable } from './sheet.ts';

/** The CSP allows this policy name; its HTML is parsed into an inert document that runs and loads nothing. */
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
 * Strips all attributes except those of merged cells: the CSP would report every style and handler, and word
 * processors add one to each cell. Lines and paragraphs of a cell stay separated by a space.
 */
export function bareHtml(html: string): string {
  return html
    .replace(/<!--[\s\S]*?-->|<(head|style|script)\b[\s\S]*?<\/\1\s*>/gi, ' ')
    .replace(/<([a-z][a-z0-9:]*)((?:"[^"]*"|'[^']*'|[^'">])*)>/gi, (_, name: string, attributes: string) => {
      const merged = attributes.match(/\s(?:col|row)span\s*=\s*["']?\d+["']?/gi) ?? [];
      return `${/^(br|p|div|li)$/i.test(name) ? ' ' : ''}<${name}${merged.join('')}>`;
    });
}

export function sheetInHtml(html: string): SourceTable | undefined {
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
      // A cell merged over rows belongs to each of them; over columns, to the first.
      for (let down = 0; down < Math.min(cell.rowSpan || 1, 5000); down++)
        for (let across = 0; across < Math.min(cell.colSpan, 50); across++)
          if (rows[index + down]) (rows[index + down] as string[])[column + across] = across ? '' : text;
      column += cell.colSpan;
    }
  }
  return rows.map((row) => Array.from(row, (cell) => cell ?? ''));
}
