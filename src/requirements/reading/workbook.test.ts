import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { readOffice } from './office.ts';

const read = async (rows: string, more = '') => {
  const [sheet] = await readOffice(
    zipSync({
      'xl/workbook.xml': strToU8(
        '<workbook xmlns:r="r"><sheets><sheet name="S" r:id="rId1"/></sheets></workbook>',
      ),
      'xl/_rels/workbook.xml.rels': strToU8(
        '<R><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></R>',
      ),
      'xl/styles.xml': strToU8(
        '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="0.000"/></numFmts><cellStyleXfs><xf numFmtId="2"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="2"/><xf numFmtId="164"/></cellXfs></styleSheet>',
      ),
      'xl/worksheets/sheet1.xml': strToU8(`<worksheet><sheetData>${rows}</sheetData>${more}</worksheet>`),
    }),
  );
  return sheet?.rows;
};
const text = (place: string, content: string) =>
  `<c r="${place}" t="inlineStr"><is><t>${content}</t></is></c>`;

test('a merged cell is read in each of its rows', async () => {
  const rows = `<row r="1">${text('A1', '1')}${text('B1', 'a')}</row><row r="2">${text('B2', 'b')}</row>`;
  expect(await read(rows, '<mergeCells><mergeCell ref="A1:A2"/></mergeCells>')).toEqual([
    ['1', 'a'],
    ['1', 'b'],
  ]);
});

test('a number is read as displayed: clause 5.10 is not 5.1', async () => {
  const cells =
    '<c r="A1"><v>5.1</v></c><c r="B1" s="1"><v>5.1</v></c><c r="C1" s="2"><v>5.1</v></c><c r="D1"><v>0.30000000000000004</v></c>';
  expect(await read(`<row r="1">${cells}</row>`)).toEqual([['5.1', '5.10', '5.100', '0.3']]);
});

test('reads encoded line breaks, and text that is not escaped', async () => {
  expect(
    await read(`<row r="1">${text('A1', 'Doors_x000A_close')}${text('B1', '<![CDATA[a < b]]>')}</row>`),
  ).toEqual([['Doors\nclose', 'a < b']]);
});

test('cells beyond the size of a sheet use no memory', async () => {
  const far = `<row r="4000000000">${text('A4000000000', 'x')}</row><row r="1">${text('A1', 'Doors')}${text('ZZZZZZ1', 'y')}</row>`;
  expect(await read(far)).toEqual([['Doors']]);
  const merged = `${'<mergeCell ref="A1:A100000"/>'.repeat(300)}<mergeCell ref="C1:C100000"/>`;
  const long = `<row r="1">${text('A1', 'Doors')}${text('C1', 'late')}</row><row r="100000">${text('B100000', 'end')}</row>`;
  expect((await read(long, `<mergeCells>${merged}</mergeCells>`))?.at(-1)).toEqual(['Doors', 'end']);
});
