import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { readOffice } from './office.ts';

const element = (name: string, value: string | number) => `<w:${name} w:val="${value}"/>`;
const inList = (list: number, level?: number) =>
  `<w:pPr><w:numPr>${level === undefined ? '' : element('ilvl', level)}${element('numId', list)}</w:numPr></w:pPr>`;
const styled = (style: string) => `<w:pPr>${element('pStyle', style)}</w:pPr>`;
const paragraph = (text: string, properties = '') => `<w:p>${properties}<w:r><w:t>${text}</w:t></w:r></w:p>`;
const cell = (content: string, properties = '') => `<w:tc><w:tcPr>${properties}</w:tcPr>${content}</w:tc>`;
const row = (...cells: string[]) => `<w:tr>${cells.join('')}</w:tr>`;

const level = (at: number, format: string, text: string, more = '') =>
  `<w:lvl w:ilvl="${at}">${element('start', 1)}${element('numFmt', format)}${element('lvlText', text)}${more}</w:lvl>`;
const numbering = `<w:numbering>
  <w:abstractNum w:abstractNumId="7">${level(0, 'decimal', '%1.')}${level(1, 'decimal', '%1.%2', element('pStyle', 'Clause'))}${level(2, 'lowerLetter', '%1.%2(%3)')}</w:abstractNum>
  <w:abstractNum w:abstractNumId="8">${level(0, 'bullet', '•')}</w:abstractNum>
  <w:num w:numId="1">${element('abstractNumId', 7)}</w:num>
  <w:num w:numId="2">${element('abstractNumId', 8)}</w:num>
  <w:num w:numId="3">${element('abstractNumId', 7)}<w:lvlOverride w:ilvl="0">${element('startOverride', 5)}</w:lvlOverride></w:num>
</w:numbering>`;
const styles = `<w:styles><w:style w:styleId="Clause">${inList(1)}</w:style><w:style w:styleId="Own">${element('basedOn', 'Clause')}</w:style></w:styles>`;

const read = (body: string) =>
  readOffice(
    zipSync({
      'word/document.xml': strToU8(`<w:document xmlns:w="w"><w:body><w:p/>${body}</w:body></w:document>`),
      'word/numbering.xml': strToU8(numbering),
      'word/styles.xml': strToU8(styles),
    }),
  );

test('paragraphs have the numbers of their lists, and bullets have none', async () => {
  const [sheet] = await read(
    [
      paragraph('Doors', inList(1, 0)),
      paragraph('They shall close.', styled('Clause')),
      paragraph('By day.', inList(1, 2)),
      paragraph('By night.', inList(1, 2)),
      paragraph('A note', inList(2, 0)),
      paragraph('They shall open.', styled('Clause')),
      paragraph('Lamps', inList(3, 0)),
      paragraph(
        'Aside',
        `<w:pPr>${element('pStyle', 'Clause')}<w:numPr>${element('numId', 0)}</w:numPr></w:pPr>`,
      ),
    ].join(''),
  );
  expect(sheet?.rows).toEqual([
    ['1.', 'Doors'],
    ['1.1', 'They shall close.'],
    ['1.1(a)', 'By day.'],
    ['1.1(b)', 'By night.'],
    ['', 'A note'],
    ['1.2', 'They shall open.'],
    ['5.', 'Lamps'],
    ['', 'Aside'],
  ]);
});

test('a table keeps its columns if cells are merged, and the numbers Word adds to them', async () => {
  const [sheet] = await read(
    `<w:tbl>${[
      row(cell(paragraph('Perimeter'), element('gridSpan', 3))),
      row(
        cell(paragraph('', inList(1, 0))),
        cell(paragraph('Fences'), element('vMerge', 'restart')),
        cell(paragraph('IEC 60870</w:t><w:noBreakHyphen/><w:t>5') + paragraph('and power', inList(2, 0))),
      ),
      row(
        cell(paragraph('', inList(1, 0))),
        cell(paragraph(''), '<w:vMerge/>'),
        cell(
          paragraph(
            'Gates</w:t><w:txbxContent><w:p><w:r><w:t>drawing</w:t></w:r></w:p></w:txbxContent><mc:Fallback><w:t>drawing</w:t></mc:Fallback><w:t>',
          ),
        ),
      ),
    ].join('')}</w:tbl>`,
  );
  expect(sheet?.rows).toEqual([
    ['Perimeter', '', ''],
    ['1.', 'Fences', 'IEC 60870-5 and power'],
    ['2.', 'Fences', 'Gates'],
  ]);
});
