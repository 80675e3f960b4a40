/* A spreadsheet of several sheets: the header is frozen and filters, columns have widths, addresses are links. */
import { strToU8, zipSync } from 'fflate';
import type { ExportCell, ExportTable } from './table.ts';

export interface WorkSheet extends ExportTable {
  name: string;
  /** Shown above the header. */
  note: string;
  /** In characters. */
  widths: number[];
}

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packaged = 'http://schemas.openxmlformats.org/package/2006';
const office = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

export function workbookOf(sheets: readonly WorkSheet[]): Uint8Array {
  const parts: Record<string, string> = {
    '[Content_Types].xml': `<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${office}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${office}.styles+xml"/>${sheets.map((_, at) => `<Override PartName="/xl/worksheets/sheet${at + 1}.xml" ContentType="${office}.worksheet+xml"/>`).join('')}</Types>`,
    '_rels/.rels': `<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${sheets.map(({ name }, at) => `<sheet name="${escaped(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packaged}/relationships">${sheets.map((_, at) => `<Relationship Id="rId${at + 1}" Type="${relations}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`).join('')}<Relationship Id="styles" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': styles,
  };
  for (const [at, sheet] of sheets.entries()) {
    const links = linksOf(sheet);
    parts[`xl/worksheets/sheet${at + 1}.xml`] = sheetXml(sheet, links);
    if (links.length > 0)
      parts[`xl/worksheets/_rels/sheet${at + 1}.xml.rels`] =
        `<Relationships xmlns="${packaged}/relationships">${links.map(({ link }, index) => `<Relationship Id="rId${index + 1}" Type="${relations}/hyperlink" Target="${escaped(link)}" TargetMode="External"/>`).join('')}</Relationships>`;
  }
  return zipSync(
    Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(declaration + xml)])),
    // A fixed date, so that the same list makes the same file.
    { mtime: new Date(1980, 0, 1, 12) },
  );
}

/** Plain, bold for headers, underlined for links; all wrap and align to the top. */
const styles = `<styleSheet xmlns="${main}"><fonts count="3"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font><font><u/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3">${[0, 1, 2].map((font) => `<xf fontId="${font}" applyFont="1" applyAlignment="1"><alignment wrapText="1" vertical="top"/></xf>`).join('')}</cellXfs></styleSheet>`;

/** A spreadsheet refuses a file with a longer cell. */
const longestCell = 32_767;
/** The note is row 1, the header is row 2. */
const above = 2;

function linksOf({ rows }: ExportTable): { place: string; link: string }[] {
  return rows.flatMap((row, at) =>
    row.flatMap(({ link }, column) => (link ? [{ place: `${letters(column)}${at + above + 1}`, link }] : [])),
  );
}

function sheetXml({ note, heads, rows, widths }: WorkSheet, links: { place: string }[]): string {
  const last = `${letters(heads.length - 1)}${rows.length + above}`;
  const lines = [
    rowXml([{ text: note }], 1, 1),
    rowXml(
      heads.map((text) => ({ text })),
      2,
      1,
    ),
    ...rows.map((row, at) => rowXml(row, at + above + 1, 0)),
  ];
  const columns = heads.map(
    (_, at) => `<col min="${at + 1}" max="${at + 1}" width="${widths[at] ?? 18}" customWidth="1"/>`,
  );
  return `<worksheet xmlns="${main}" xmlns:r="${relations}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="${above}" topLeftCell="A${above + 1}" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${columns.join('')}</cols><sheetData>${lines.join('')}</sheetData><autoFilter ref="A${above}:${last}"/>${links.length > 0 ? `<hyperlinks>${links.map(({ place }, at) => `<hyperlink ref="${place}" r:id="rId${at + 1}"/>`).join('')}</hyperlinks>` : ''}<pageSetup orientation="landscape" paperSize="9"/></worksheet>`;
}

function rowXml(cells: ExportCell[], row: number, style: number): string {
  const written = cells.map(({ text, link }, column) =>
    text
      ? `<c r="${letters(column)}${row}" s="${link ? 2 : style}" t="inlineStr"><is><t xml:space="preserve">${escaped(text.slice(0, longestCell))}</t></is></c>`
      : '',
  );
  return `<row r="${row}">${written.join('')}</row>`;
}

function letters(column: number): string {
  return (column >= 26 ? letters(Math.floor(column / 26) - 1) : '') + String.fromCharCode(65 + (column % 26));
}

/** XML cannot hold control characters, however they are written. */
function escaped(text: string): string {
  return (
    text
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replaceAll('"', '&quot;')
  );
}
