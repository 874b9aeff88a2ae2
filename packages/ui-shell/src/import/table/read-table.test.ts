import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readTable } from './read-table';
import { UnreadableTableError } from './unreadable-table';

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

interface SheetParts {
  name: string;
  state?: string;
  /** Its rows, without their tags. */
  rows: readonly string[];
  hiddenRows?: readonly number[];
  after?: string;
}

/** A workbook as a spreadsheet writes one. */
function workbook(sheets: readonly SheetParts[], styles = ''): File {
  const parts = Object.fromEntries(
    sheets.map(({ rows, hiddenRows = [], after = '' }, at) => [
      `xl/worksheets/sheet${at + 1}.xml`,
      strToU8(
        `<worksheet xmlns="${main}"><sheetData>${rows
          .map((cells, row) => `<row r="${row + 1}"${hiddenRows.includes(row + 1) ? ' hidden="1"' : ''}>${cells}</row>`)
          .join('')}</sheetData>${after}</worksheet>`,
      ),
    ]),
  );
  const bytes = zipSync({
    '[Content_Types].xml': strToU8('<Types/>'),
    'xl/workbook.xml': strToU8(
      `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${sheets
        .map(
          ({ name, state }, at) =>
            `<sheet name="${name}" sheetId="${at + 1}"${state ? ` state="${state}"` : ''} r:id="rId${at + 1}"/>`,
        )
        .join('')}</sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      `<Relationships>${sheets
        .map(
          (_, at) =>
            `<Relationship Id="rId${at + 1}" Type="${relations}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`,
        )
        .join('')}<Relationship Id="rId99" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
    ),
    'xl/styles.xml': strToU8(`<styleSheet xmlns="${main}">${styles}</styleSheet>`),
    ...parts,
  });
  return new File([bytes as Uint8Array<ArrayBuffer>], 'x.xlsx');
}

const row = (number: number, ...cells: readonly string[]): string =>
  cells
    .map((content, at) =>
      content ? `<c r="${String.fromCharCode(65 + at)}${number}" t="inlineStr"><is><t>${content}</t></is></c>` : '',
    )
    .join('');

const textFile = (bytes: Iterable<number>) => readTable(new File([new Uint8Array(bytes)], 'x.csv'));
const utf16 = (text: string, big = false) =>
  [...text].flatMap((sign) => {
    const code = sign.charCodeAt(0);
    return big ? [code >> 8, code & 255] : [code & 255, code >> 8];
  });

describe('the sheets of a workbook', () => {
  it('that are hidden are named and not read [hidden-sheet-is-not-imported]', async () => {
    const book = await readTable(
      workbook([
        { name: '旧单', state: 'hidden', rows: [row(1, '寄件人'), row(2, '张三')] },
        { name: '内部', state: 'veryHidden', rows: [row(1, 'x')] },
        { name: 'A&amp;B', rows: [row(1, '寄件人'), row(2, '李四')] },
      ]),
    );
    expect(book.notes).toEqual([
      { kind: 'hiddenSheet', sheet: '旧单', count: 1, places: [] },
      { kind: 'hiddenSheet', sheet: '内部', count: 1, places: [] },
    ]);
    expect(book.sheets.map(({ name, rows }) => [name, rows.map(({ cells }) => cells[0])])).toEqual([
      ['A&B', ['寄件人', '李四']],
    ]);
  });

  it('are all offered', async () => {
    const book = await readTable(
      workbook([
        { name: '说明', rows: [row(1, '请按下一页填写', '谢谢'), row(2, '注意', '数量')] },
        { name: '运单', rows: [row(1, '寄件人', '寄件电话', '品牌'), row(2, '李四', '1', '雅迪')] },
      ]),
    );
    expect(book.sheets.map(({ name }) => name)).toEqual(['说明', '运单']);
  });
});

describe('the rows of a sheet', () => {
  it('that a filter hides are marked, and all have the numbers of the file [filtered-rows-are-left-out]', async () => {
    const { sheets } = await readTable(
      workbook([
        { name: 'x', rows: [row(1, '寄件人'), '', row(3, '甲'), row(4, '乙'), row(5, '丙')], hiddenRows: [4] },
      ]),
    );
    expect(sheets[0]?.rows.map(({ number, hidden }) => [number, hidden])).toEqual([
      [1, false],
      [3, false],
      [4, true],
      [5, false],
    ]);
  });

  it('have what is merged downwards [merged-cells-are-filled]', async () => {
    const { sheets } = await readTable(
      workbook([
        {
          name: 'x',
          rows: [row(1, '寄件人', '品牌'), row(2, '张三', '雅迪'), row(3, '', '爱玛'), row(4, '', '小牛')],
          after: '<mergeCells count="1"><mergeCell ref="A2:A3"/></mergeCells>',
        },
      ]),
    );
    expect(sheets[0]?.rows.map(({ cells }) => cells[0])).toEqual(['寄件人', '张三', '张三', '']);
  });

  it('have days as days, and times as times', async () => {
    const styles = '<cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="22"/><xf numFmtId="20"/></cellXfs>';
    const cells =
      '<c r="A1" s="1"><v>45728</v></c><c r="B1" s="2"><v>45728.395833333</v></c><c r="C1" s="3"><v>0.375</v></c>';
    const { sheets } = await readTable(workbook([{ name: 'x', rows: [cells] }], styles));
    expect(sheets[0]?.rows[0]?.cells).toEqual(['2025-03-12', '2025-03-12 09:30', '09:00']);
  });
});

describe('a text', () => {
  const cells = ['寄件人', '1'];

  it('is read in UTF-16 with and without its mark [utf-16-is-read]', async () => {
    const text = '寄件人\t1\r\n';
    for (const bytes of [
      [0xff, 0xfe, ...utf16(text)],
      [0xfe, 0xff, ...utf16(text, true)],
      utf16(text),
      utf16(text, true),
    ])
      expect((await textFile(bytes)).sheets[0]?.rows[0]?.cells).toEqual(cells);
  });

  it('may say its separator first, which is no row [sep-line-is-read]', async () => {
    const { sheets } = await readTable('sep=;\r\n寄件人;1,5\r\na;b');
    expect(sheets[0]?.rows.map(({ number, cells }) => [number, ...cells])).toEqual([
      [1, '寄件人', '1,5'],
      [2, 'a', 'b'],
    ]);
    expect((await readTable('"sep=|"\na|b')).sheets[0]?.rows[0]?.cells).toEqual(['a', 'b']);
  });

  it('has digits that programs keep whole, and no mark against formulas [digits-kept-whole]', async () => {
    expect((await readTable('a,="13812345678","=""0571"""\n')).sheets[0]?.rows[0]?.cells).toEqual([
      'a',
      '13812345678',
      '0571',
    ]);
    expect((await readTable("'=1+1,''=x,'abc\n")).sheets[0]?.rows[0]?.cells).toEqual(['=1+1', "'=x", "'abc"]);
  });
});

describe('a file that is no table', () => {
  it.each([
    ['an old or locked workbook', 'oldWorkbook', [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]],
    ['a page that is called one', 'markup', strToU8('<html><table><tr><td>1</td></tr></table>')],
    ['XML of a spreadsheet of 2003', 'markup', strToU8('<?xml version="1.0"?><Workbook/>')],
    ['a picture', 'unknown', [0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 0]],
    ['a container of something else', 'unknown', zipSync({ 'content.xml': strToU8('<a/>') })],
  ])('is refused with what to save it as: %s [unreadable-file-names-fix]', async (_, as, bytes) => {
    const failure = await textFile(bytes as Iterable<number>).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(UnreadableTableError);
    expect(failure).toMatchObject({ as });
  });
});
