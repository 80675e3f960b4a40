/*
 * What this version of Typst cannot write: that the first cell of a table's row names the row, and that a reader's title
 * bar shows the sheet's title, not its file name. Every replacement has the length of what it replaces, because a PDF
 * ends with the position of each of its objects.
 */
export function tagRows(made: Uint8Array): Uint8Array {
  let pdf = Buffer.from(made).toString('latin1');
  const firstCells = [...pdf.matchAll(/\/S \/TR\n {2}\/P \d+ 0 R\n {2}\/K \[(\d+) 0 R/g)];
  for (const [, cell] of firstCells)
    pdf = pdf.replace(
      new RegExp(`(?<=\\n${cell} 0 obj\\n)<<\\n  /Type /StructElem\\n  /S /TD\\n[\\s\\S]*?endobj`),
      asName,
    );
  const preferences = /\/ViewerPreferences <<\n {4}\/Direction \/L2R\n {2}>>/;
  if (firstCells.length === 0 || !preferences.test(pdf)) throw new Error('Typst writes its PDFs differently');
  pdf = pdf.replace(preferences, (old) => '/ViewerPreferences <</DisplayDocTitle true>>'.padEnd(old.length));
  return new Uint8Array(Buffer.from(pdf, 'latin1'));
}

const asName = (cell: string) =>
  cell.replace('/S /TD', '/S /TH').replace(/\/Headers \[.*\]/, (old) => '/Scope /Row'.padEnd(old.length));
