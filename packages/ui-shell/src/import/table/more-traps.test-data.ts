import { book, formats, text } from './book.test-data';
import type { Trap } from './traps.test-data';

const number = (r: string, v: string, s = '') => `<c r="${r}"${s && ` s="${s}"`}><v>${v}</v></c>`;
const row = (...cells: readonly string[]) => `<row>${cells.join('')}</row>`;
const sheet = (content: string) => `<worksheet><sheetData>${content}</sheetData></worksheet>`;
const relation = (id: string, target: string) => `<Relationship Id="${id}" Type="x/worksheet" Target="${target}"/>`;
const relations = (...list: readonly string[]) => ({
  'xl/_rels/workbook.xml.rels': `<Relationships>${list.join('')}</Relationships>`,
});
const strike = '<fonts><font/><font><strike/></font></fonts><cellXfs><xf/><xf fontId="1"/></cellXfs>';

/** Traps of structure, of values and of texts that the first forty leave out. */
export const moreTraps: readonly Trap[] = [
  {
    kind: 'UTF-16',
    trap: 'a sheet in UTF-8 that declares UTF-16',
    source: book({
      sheets: { Orders: `<?xml version="1.0" encoding="utf-16"?>${sheet(row(text('A1', '张三')))}` },
    }),
    rows: [['张三']],
  },
  {
    kind: 'chart tabs',
    trap: 'a dialog and a chart around a table that comes last, with merged cells',
    source: book({
      sheets: {
        Dialog: '<x:dialogsheet/>',
        Chart: '<chartsheet><sheetData><row><c><v>9</v></c></row></sheetData></chartsheet>',
        Orders: `<worksheet><sheetData>${row(text('A1', 'x'))}${row(text('B2', 'y'))}</sheetData><mergeCells><mergeCell ref="A1:A2"/></mergeCells></worksheet>`,
      },
    }),
    rows: [['x'], ['x', 'y']],
    notes: [['otherSheet'], ['otherSheet'], ['merges', 'A1:A2']],
  },
  {
    kind: 'addresses of parts',
    trap: 'backslashes in the references between the parts',
    source: book({ rows: row(text('A1', 'x')), parts: relations(relation('r1', 'worksheets\\sheet1.xml')) }),
    rows: [['x']],
  },
  {
    kind: 'missing parts',
    trap: 'a cell with a style that the list of styles does not have',
    source: book({ rows: row(number('A1', '45728', '9'), text('B1', 'x')), styles: formats('yyyy-mm-dd') }),
    rows: [['45728', 'x']],
    kinds: { '0,0': 'number' },
    notes: [['missingPart']],
  },
  {
    kind: 'hidden',
    trap: 'two hidden sheets and a visible one between, whose rows are hidden',
    source: book({
      sheets: {
        First: row(text('A1', 'first')),
        Orders: `<row r="1">${text('A1', 'x')}</row><row r="2" hidden="true">${text('A2', 'y')}</row>`,
        Last: row(text('A1', 'last')),
      },
      states: { First: 'state="veryHidden"', Last: 'state="hidden"' },
    }),
    rows: [['x'], ['y']],
    notes: [['hiddenSheet'], ['hiddenRows', '2'], ['hiddenSheet']],
  },
  {
    kind: 'merges',
    trap: 'areas that overlap, and one whose first cell is empty',
    source: book({
      rows: `<row r="1">${text('A1', 'a')}${text('C1', 'c')}</row><row r="2">${text('B2', 'b')}</row><row r="3">${text('C3', 'd')}</row>`,
      after: '<mergeCells><mergeCell ref="A1:A3"/><mergeCell ref="A2:B3"/><mergeCell ref="D1:D3"/></mergeCells>',
    }),
    rows: [
      ['a', '', 'c'],
      ['a', 'b'],
      ['a', '', 'd'],
    ],
    notes: [['merges', 'A1:A3', 'A2:B3']],
  },
  {
    kind: 'encodings',
    trap: 'UTF-8 with its mark and a broken byte in the titles, and a character that is cut off at the end',
    source: new Uint8Array([0xef, 0xbb, 0xbf, 0x61, 0xff, 0x2c, 0x62, 0x0a, 0xe5, 0xbc, 0xa0, 0x2c, 0xe4, 0xb8]),
    rows: [
      ['a\ufffd', 'b'],
      ['张', '\ufffd'],
    ],
    notes: [['encoding', '1', '2']],
  },
  {
    kind: 'addresses of parts',
    trap: 'a sheet without its reference, between two with theirs',
    source: book({
      sheets: { A: row(text('A1', 'a')), B: row(text('A1', 'c')), C: row(text('A1', 'x')) },
      parts: relations(relation('r1', 'worksheets/sheet1.xml'), relation('r3', 'worksheets/sheet2.xml')),
    }),
    rows: [['a'], ['c']],
    notes: [['missingPart']],
  },
  {
    kind: 'addresses of parts',
    trap: 'an address from the root that should be relative',
    source: book({ rows: row(text('A1', 'x')), parts: relations(relation('r1', 'xl/worksheets/sheet1.xml')) }),
    rows: [['x']],
  },
  {
    kind: 'addresses of parts',
    trap: 'escapes in the names of the container',
    source: book({
      parts: {
        ...relations(relation('r1', 'worksheets/a%20b.xml')),
        'xl/worksheets/a%20b.xml': sheet(row(text('A1', 'x'))),
      },
    }),
    rows: [['x']],
  },
  {
    kind: 'damaged parts',
    trap: 'two rows of one number',
    source: book({ rows: ['1', '2', '2'].map((r) => `<row r="${r}">${text('', r)}</row>`).join('') }),
    rows: [['1'], ['2'], ['2']],
    notes: [['brokenPart', '2']],
  },
  {
    kind: 'damaged parts',
    trap: 'cells with the numbers of other rows',
    source: book({ rows: `<row r="3">${text('A3', 'a')}${text('B7', 'b')}</row><row r="4">${text('A2', 'c')}</row>` }),
    rows: [['a', 'b'], ['c']],
    notes: [['brokenPart', 'B7', 'A2']],
  },
  {
    kind: 'addresses of cells',
    trap: 'small letters',
    source: book({ rows: `<row r="1">${text('b1', 'a')}</row>` }),
    rows: [['', 'a']],
  },
  {
    kind: 'struck through',
    trap: 'a part of a shared text and of a text of its own, and one that is not',
    source: book({
      rows: row(
        '<c t="s"><v>0</v></c>',
        '<c t="inlineStr"><is><r><rPr><strike val="1"/></rPr><t>old</t></r><r><t>new</t></r></is></c>',
        '<c t="s"><v>1</v></c>',
      ),
      strings:
        '<si><r><rPr><strike/></rPr><t>138</t></r><r><t>139</t></r></si><si><r><rPr><strike val="0"/></rPr><t>x</t></r></si>',
    }),
    rows: [['138139', 'oldnew', 'x']],
    notes: [['struckCells', 'A1', 'B1']],
  },
  {
    kind: 'struck through',
    trap: 'one cell of a row',
    source: book({ rows: row(number('A1', '3', '1'), number('B1', '4')), styles: strike }),
    rows: [['3', '4']],
    kinds: { '0,0': 'number', '0,1': 'number' },
    notes: [['struckCells', 'A1']],
  },
  {
    kind: 'formulas',
    trap: 'a picture in a cell, as WPS writes it',
    source: book({ rows: row('<c t="str"><f>_xlfn.DISPIMG("ID_1",1)</f><v>=DISPIMG("ID_1",1)</v></c>') }),
    rows: [['=DISPIMG("ID_1",1)']],
    kinds: { '0,0': 'error' },
    notes: [['uncalculated', 'A1']],
  },
  {
    kind: 'formulas',
    trap: 'formulas in a pasted text, beside a text and one that a program protects',
    source: 'a,b,c\n=A1*2,= x,"=""5"""',
    rows: [
      ['a', 'b', 'c'],
      ['=A1*2', '= x', '5'],
    ],
    kinds: { '1,0': 'error' },
    notes: [['uncalculated', 'A2']],
  },
  {
    kind: 'formats',
    trap: 'digits beyond a double, long and in short',
    source: book({ rows: row(number('A1', '3.10101199001011E+17'), number('B1', '310101199001011000')) }),
    rows: [['310101199001011008', '310101199001011000']],
    kinds: { '0,0': 'number', '0,1': 'number' },
    notes: [['rounded', 'A1', 'B1']],
  },
  {
    kind: 'formats',
    trap: 'phones that a spreadsheet wrote in short into CSV',
    source: 'a,b\n1.38E+10,E+10\n"3.10101E+17",1.5E-7',
    rows: [
      ['a', 'b'],
      ['1.38E+10', 'E+10'],
      ['3.10101E+17', '1.5E-7'],
    ],
    notes: [['rounded', 'A2', 'A3']],
  },
  {
    kind: 'formats',
    trap: 'thousands and millions that hide digits, and thousands of foreign money',
    source: book({
      rows: row(number('A1', '45728.5', '1'), number('B1', '1234567', '2'), number('C1', '1234567.5', '3')),
      styles: formats('0.0,,"M"', '#,##0,', '"US$"#,##0.00'),
    }),
    rows: [['45728.5', '1234567', 'US$1234567.50']],
    kinds: { '0,0': 'number', '0,1': 'number', '0,2': 'number' },
  },
  {
    kind: 'formats',
    trap: 'fractions, conditions, a unit behind the general format, and parts of a phone',
    source: book({
      rows: row(
        number('A1', '0.5', '1'),
        number('B1', '250', '2'),
        number('C1', '3.5', '3'),
        number('D1', '2162345678', '4'),
      ),
      styles: formats('# ?/?', '[>=100]0;[&lt;100]0.0', 'General"元"', '000-0000-0000'),
    }),
    rows: [['1/2', '250', '3.5元', '021-6234-5678']],
    kinds: { '0,0': 'number', '0,1': 'number', '0,2': 'number', '0,3': 'number' },
  },
  {
    kind: 'formats',
    trap: 'percents with decimals and below zero, by number and by code, and one that is a text',
    source: book({
      rows: row(
        number('A1', '0.125', '1'),
        number('B1', '-0.5', '2'),
        number('C1', '1', '2'),
        text('D1', '50%'),
        number('E1', '0', '3'),
      ),
      styles: `${formats('0.0%', '0%', '00000000000')}`,
    }),
    rows: [['12.5%', '-50%', '100%', '50%', '00000000000']],
    kinds: { '0,0': 'number', '0,1': 'number', '0,2': 'number', '0,4': 'number' },
  },
  {
    kind: 'booleans',
    trap: 'a format of its own, a formula without a result, a word that is a text, an empty one',
    source: book({
      rows: row(
        '<c t="b" s="1"><v>0</v></c>',
        '<c t="b"><f>A2</f></c>',
        text('C1', 'TRUE'),
        '<c t="b"/>',
        text('E1', 'x'),
      ),
      styles: formats('"Yes";;"No"'),
    }),
    rows: [['FALSE', '=A2', 'TRUE', '', 'x']],
    kinds: { '0,0': 'boolean', '0,1': 'error' },
    notes: [['uncalculated', 'B1']],
  },
  {
    kind: 'errors',
    trap: 'an error cell without the name of its error',
    source: book({ rows: row('<c t="e"/>', '<c t="e"><v/></c>', text('C1', 'x')) }),
    rows: [['\ufffd', '\ufffd', 'x']],
    kinds: { '0,0': 'error', '0,1': 'error' },
    notes: [['errors', 'A1', 'B1']],
  },
  {
    kind: 'errors',
    trap: 'errors of LibreOffice, of a German Excel and of later versions, beside texts like them',
    source: 'a,b,c,d\nErr:502,#WERT!,#NV,#CONNECT!\n#12,C#,# x!,Err: no',
    rows: [
      ['a', 'b', 'c', 'd'],
      ['Err:502', '#WERT!', '#NV', '#CONNECT!'],
      ['#12', 'C#', '# x!', 'Err: no'],
    ],
    kinds: { '1,0': 'error', '1,1': 'error', '1,2': 'error', '1,3': 'error' },
    notes: [['errors', 'A2', 'B2', 'C2', 'D2']],
  },
  {
    kind: 'dates',
    trap: 'the last moment of a day, alone and in a duration',
    source: book({
      rows: row(number('A1', '0.9999999', '1'), number('B1', '1.9999999', '2'), number('C1', '0', '1')),
      styles: formats('h:mm', '[h]:mm'),
    }),
    rows: [['23:59:59', '48:00', '00:00']],
    kinds: { '0,0': 'date', '0,1': 'date', '0,2': 'date' },
  },
  {
    kind: 'dates',
    trap: 'weekdays, eras, digits of China and long days of the system',
    source: book({
      rows: row(...['1', '2', '3', '4'].map((s, at) => number(`${'ABCD'[at]}1`, '45728', s))),
      styles: formats(
        'aaaa',
        '[$-411]ggge"年"m"月"d"日"',
        '[DBNum1][$-804]yyyy"年"m"月"',
        '[$-F800]dddd\\,\\ mmmm\\ dd',
      ),
    }),
    rows: [['2025-03-12', '2025-03-12', '2025-03-12', '2025-03-12']],
    kinds: { '0,0': 'date', '0,1': 'date', '0,2': 'date', '0,3': 'date' },
  },
  {
    kind: 'dates',
    trap: 't="d" in a month that is none, and with an offset',
    source: book({ rows: row(...['2025-13-05', '2025-03-12T09:30:00+08:00'].map((v) => `<c t="d"><v>${v}</v></c>`)) }),
    rows: [['2025-13-05', '2025-03-12T09:30:00+08:00']],
    notes: [['unreadable', 'A1', 'B1']],
  },
  {
    kind: 'numbers',
    trap: 'a comma as decimal point, a number without end, and blanks around',
    source: book({
      rows: row('<c><v>1,5</v></c>', '<c><v>INF</v></c>', '<c t="b"><v> TRUE </v></c>', '<c t="s"><v> 0 </v></c>'),
      strings: '<si><t>s</t></si>',
    }),
    rows: [['1,5', 'INF', 'TRUE', 's']],
    kinds: { '0,2': 'boolean' },
    notes: [['unreadable', 'A1', 'B1']],
  },
  {
    kind: 'separators',
    trap: 'upright strokes',
    source: 'a|b|c\n1|2,5|3',
    rows: [
      ['a', 'b', 'c'],
      ['1', '2,5', '3'],
    ],
  },
  {
    kind: 'texts',
    trap: 'blanks that are kept, and sections of literal text',
    source: book({
      rows: row(
        '<c t="inlineStr"><is><t xml:space="preserve">  a  b </t></is></c>',
        '<c t="inlineStr"><is><t><![CDATA[<c>&amp;]]></t></is></c>',
      ),
    }),
    rows: [['a  b', '<c>&amp;']],
  },
];

const wideRows = '<row><c r="XFD1"><v>1</v></c></row>'.repeat(240);

/** Files that are small and would take the memory or the time of the window. */
export const moreHostile: Readonly<Record<string, () => Uint8Array | string>> = {
  'one text of a million characters in 20,000 cells': () =>
    book({
      rows: row('<c t="s"><v>0</v></c>').repeat(20_000),
      strings: `<si><t>${'x'.repeat(1_000_000)}</t></si>`,
    }),
  '100 sheets of wide rows': () =>
    book({ sheets: Object.fromEntries(Array.from({ length: 100 }, (_, at) => [`s${at}`, wideRows])) }),
  'a wide title that is merged 200,000 times': () =>
    book({
      rows: `<row r="1">${text('A1', 'x')}${text('XFD1', 'y')}</row>`,
      after: `<mergeCells>${'<mergeCell ref="A1:XFD1"/>'.repeat(200_000)}</mergeCells>`,
    }),
  'more columns than anybody can match': () => book({ rows: row('<c><v>1</v></c>'.repeat(1001)) }),
  'a text of five million cells': () => '1,'.repeat(5_000_000),
  'a text beyond the size of a file': () => 'a,b\n'.repeat(3_000_000),
};
