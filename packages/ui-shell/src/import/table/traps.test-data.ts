import { strToU8 } from 'fflate';
import { book, formats, text, utf16 } from './book.test-data';

/** A file that other readers get wrong. */
export interface Trap {
  kind: string;
  trap: string;
  source: Uint8Array | string;
  /** The rows of all sheets that are read. */
  rows: readonly (readonly string[])[];
  /** The kinds of all cells that are no texts, by row and column from 0. */
  kinds?: Readonly<Record<string, string>>;
  /** Each note with its places. */
  notes?: readonly (readonly [kind: string, ...places: string[]])[];
}

const number = (r: string, v: string, s = '') => `<c r="${r}"${s && ` s="${s}"`}><v>${v}</v></c>`;
const row = (...cells: readonly string[]) => `<row>${cells.join('')}</row>`;
const gbk = (...codes: readonly number[]) => new Uint8Array(codes);
const joined = (...parts: readonly Uint8Array[]) => new Uint8Array(parts.flatMap((part) => [...part]));
const utf8 = strToU8;

/** The container with another size for a part in its list. */
function shortened(bytes: Uint8Array, part: string, size: number): Uint8Array {
  const at = new TextDecoder('latin1').decode(bytes).lastIndexOf(part);
  new DataView(bytes.buffer).setUint32(at - 46 + 24, size, true);
  return bytes;
}

const structure: readonly Trap[] = [
  {
    kind: 'chart tabs',
    trap: 'a chart tab before the table',
    source: book({ sheets: { Chart: '<chartsheet><drawing/></chartsheet>', Orders: row(text('A1', 'x')) } }),
    rows: [['x']],
    notes: [['otherSheet']],
  },
  {
    kind: 'chart tabs',
    trap: 'a chart tab whose part is missing',
    source: book({ sheets: { Orders: row(text('A1', 'x')), Chart: '' }, parts: { 'xl/worksheets/sheet2.xml': null } }),
    rows: [['x']],
    notes: [['missingPart']],
  },
  {
    kind: 'no r',
    trap: 'rows and cells without r',
    source: book({ rows: row(text('', 'a'), text('', 'b')) + row('<c/>', text('', 'c')) }),
    rows: [
      ['a', 'b'],
      ['', 'c'],
    ],
  },
  {
    kind: 'no r',
    trap: 'rows without r whose cells have it, with a gap',
    source: book({ rows: row(text('B2', 'a')) + row(text('A7', 'b'), text('', 'c')) }),
    rows: [
      ['', 'a'],
      ['b', 'c'],
    ],
  },
  {
    kind: 'no r',
    trap: 'cells without r behind one that has it',
    source: book({ rows: `<row r="3">${text('C3', 'a')}${text('', 'b')}</row>` }),
    rows: [['', '', 'a', 'b']],
  },
  {
    kind: 'addresses of parts',
    trap: 'backslashes in the names of the container',
    source: book({ rows: row(text('A1', 'x')), rename: (part) => part.replaceAll('/', '\\') }),
    rows: [['x']],
  },
  {
    kind: 'addresses of parts',
    trap: 'parts at other addresses, one of them absolute',
    source: book({
      parts: {
        '_rels/.rels':
          '<Relationships><Relationship Id="a" Type="x/officeDocument" Target="/data/book.xml"/></Relationships>',
        'data/book.xml': '<workbook><sheets><sheet name="a" id="q"/></sheets></workbook>',
        'data/_rels/book.xml.rels':
          '<Relationships><Relationship Id="q" Type="x/worksheet" Target="../tables/one.xml"/></Relationships>',
        'tables/one.xml': `<worksheet><sheetData>${row(text('A1', 'x'))}</sheetData></worksheet>`,
      },
    }),
    rows: [['x']],
  },
  {
    kind: 'addresses of parts',
    trap: 'names in capital letters',
    source: book({ rows: row(text('A1', 'x')), rename: (part) => part.toUpperCase() }),
    rows: [['x']],
  },
  {
    kind: 'addresses of parts',
    trap: 'no references between the parts',
    source: book({ rows: row(text('A1', 'x')), parts: { '_rels/.rels': null, 'xl/_rels/workbook.xml.rels': null } }),
    rows: [['x']],
  },
  {
    kind: 'UTF-16',
    trap: 'a sheet in UTF-16, little end first',
    source: book({
      sheets: { Orders: utf16(`<worksheet><sheetData>${row(text('A1', '张三'))}</sheetData></worksheet>`) },
    }),
    rows: [['张三']],
  },
  {
    kind: 'UTF-16',
    trap: 'shared strings in UTF-16, big end first',
    source: book({
      rows: row('<c t="s"><v>0</v></c>'),
      strings: '',
      parts: { 'xl/sharedStrings.xml': utf16('<sst><si><t>张三</t></si></sst>', true) },
    }),
    rows: [['张三']],
  },
  {
    kind: 'UTF-16',
    trap: 'a sheet in GB 18030 by its declaration',
    source: book({
      sheets: {
        Orders: joined(
          utf8('<?xml version="1.0" encoding="gb18030"?><worksheet><sheetData><row><c t="inlineStr"><is><t>'),
          gbk(0xd5, 0xc5, 0xc8, 0xfd),
          utf8('</t></is></c></row></sheetData></worksheet>'),
        ),
      },
    }),
    rows: [['张三']],
  },
  {
    kind: 'missing parts',
    trap: 'styles are missing, and a cell has one',
    source: book({ rows: row(number('A1', '45728', '1')), styles: null }),
    rows: [['45728']],
    kinds: { '0,0': 'number' },
    notes: [['missingPart']],
  },
  {
    kind: 'missing parts',
    trap: 'no styles at all, and no cell has one',
    source: book({
      rows: row(number('A1', '5')),
      styles: null,
      parts: {
        'xl/_rels/workbook.xml.rels':
          '<Relationships><Relationship Id="r1" Type="x/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
      },
    }),
    rows: [['5']],
    kinds: { '0,0': 'number' },
  },
  {
    kind: 'missing parts',
    trap: 'shared strings are missing',
    source: book({ rows: row('<c r="A1" t="s"><v>17</v></c>', text('B1', 'x')) }),
    rows: [['\ufffd', 'x']],
    kinds: { '0,0': 'error' },
    notes: [['unreadable', 'A1']],
  },
  {
    kind: 'damaged parts',
    trap: 'a sheet that ends in the middle of a cell',
    source: book({
      sheets: {
        Orders: `<worksheet><sheetData>${row(text('A1', 'x'))}<row r="2"><c r="A2"><v>12`,
        Other: row(text('A1', 'y')),
      },
    }),
    rows: [['x'], ['y']],
    notes: [['brokenPart']],
  },
  {
    kind: 'damaged parts',
    trap: 'rows and cells with numbers that are none',
    source: book({ rows: `<row r="0">${text('A0', 'a')}</row><row r="1e9">${text('ZZZZ1', 'b')}</row>` }),
    rows: [['a'], ['b']],
    notes: [['brokenPart', '0', 'A0', '1e9', 'ZZZZ1']],
  },
  {
    kind: 'damaged parts',
    trap: 'a container that says its sheet is shorter than it is',
    source: shortened(book({ rows: row(text('A1', 'x')) + row(text('A2', 'y')) }), 'xl/worksheets/sheet1.xml', 90),
    rows: [['x']],
    notes: [['brokenPart']],
  },
  {
    kind: 'damaged parts',
    trap: 'an empty part in the place of a sheet',
    source: book({ sheets: { Orders: row(text('A1', 'x')), Other: new Uint8Array(0) } }),
    rows: [['x']],
    notes: [['brokenPart']],
  },
  {
    kind: 'damaged parts',
    trap: 'two cells at one address',
    source: book({ rows: `<row r="1">${text('A1', 'a')}${text('A1', 'b')}</row>` }),
    rows: [['b']],
    notes: [['brokenPart', 'A1']],
  },
];

const values: readonly Trap[] = [
  {
    kind: 'dates',
    trap: 't="d": a day, a day with a time, a time alone, no date',
    source: book({
      rows: row(
        ...['2025-03-12', '2025-03-12T09:30:00', 'T09:30:00', '09:30:15.250', 'soon'].map(
          (v) => `<c t="d"><v>${v}</v></c>`,
        ),
      ),
    }),
    rows: [['2025-03-12', '2025-03-12 09:30', '09:30', '09:30:15', 'soon']],
    kinds: { '0,0': 'date', '0,1': 'date', '0,2': 'date', '0,3': 'date' },
    notes: [['unreadable', 'E1']],
  },
  {
    kind: 'dates',
    trap: 'formats of one’s own, and those that Chinese programs name by number',
    source: book({
      rows: row(
        number('A1', '45728', '1'),
        number('B1', '45728.3958333', '2'),
        number('C1', '0.375', '3'),
        number('D1', '45728', '4'),
      ),
      styles:
        `${formats('yyyy"年"m"月"d"日"', 'm/d h:mm AM/PM', '[$-804]上午/下午h"时"mm"分"')}<cellXfs><xf/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="166"/><xf numFmtId="31"/></cellXfs>`.replace(
          /<cellXfs>.*?<\/cellXfs>/,
          '',
        ),
    }),
    rows: [['2025-03-12', '2025-03-12 09:30', '09:00', '2025-03-12']],
    kinds: { '0,0': 'date', '0,1': 'date', '0,2': 'date', '0,3': 'date' },
  },
  {
    kind: 'dates',
    trap: 'days counted from 1904',
    source: book({
      rows: row(number('A1', '44266', '1')),
      styles: formats('yyyy-mm-dd'),
      settings: '<workbookPr date1904="1"/>',
    }),
    rows: [['2025-03-12']],
    kinds: { '0,0': 'date' },
  },
  {
    kind: 'dates',
    trap: 'the first days of 1900, a duration of 36 hours, a negative date',
    source: book({
      rows: row(number('A1', '1', '1'), number('B1', '61', '1'), number('C1', '1.5', '2'), number('D1', '-1', '1')),
      styles: formats('yyyy-mm-dd', '[h]:mm'),
    }),
    rows: [['1900-01-01', '1900-03-01', '36:00', '-1']],
    kinds: { '0,0': 'date', '0,1': 'date', '0,2': 'date', '0,3': 'number' },
    notes: [['unreadable', 'D1']],
  },
  {
    kind: 'booleans',
    trap: 'boolean words and digits',
    source: book({ rows: row(...['1', '0', 'true', 'FALSE', 'maybe'].map((v) => `<c t="b"><v>${v}</v></c>`)) }),
    rows: [['TRUE', 'FALSE', 'TRUE', 'FALSE', 'maybe']],
    kinds: { '0,0': 'boolean', '0,1': 'boolean', '0,2': 'boolean', '0,3': 'boolean' },
    notes: [['unreadable', 'E1']],
  },
  {
    kind: 'formats',
    trap: 'leading zeros, two decimals, percent, thousands',
    source: book({
      rows: row(
        number('A1', '57112345678', '1'),
        number('B1', '3.5', '2'),
        number('C1', '0.5', '3'),
        number('D1', '1234.5', '4'),
      ),
      styles: formats('000000000000', '0.00', '0%', '#,##0.00'),
    }),
    rows: [['057112345678', '3.50', '50%', '1234.50']],
    kinds: { '0,0': 'number', '0,1': 'number', '0,2': 'number', '0,3': 'number' },
  },
  {
    kind: 'formats',
    trap: 'money, units, colours and accounting, with a zero that shows as a dash',
    source: book({
      rows: row(number('A1', '12', '1'), number('B1', '3', '2'), number('C1', '-5', '3'), number('D1', '0', '4')),
      styles: formats(
        '"¥"#,##0.00',
        '0"台"',
        '[Red]0.0;[Red]-0.0',
        '_ ¥* #,##0.00_ ;_ ¥* -#,##0.00_ ;_ ¥* "-"??_ ;_ @_ ',
      ),
    }),
    rows: [['¥12.00', '3台', '-5.0', '0']],
    kinds: { '0,0': 'number', '0,1': 'number', '0,2': 'number', '0,3': 'number' },
  },
  {
    kind: 'formats',
    trap: 'a format that hides all, one that hides zeros, one that cannot be read',
    source: book({
      rows: row(number('A1', '7', '1'), number('B1', '0', '2'), number('C1', '8', '3')),
      styles: formats(';;;', '0;-0;;@', '"open'),
    }),
    rows: [['7', '', '8']],
    kinds: { '0,0': 'number', '0,2': 'number' },
    notes: [['invisible', 'A1']],
  },
  {
    kind: 'formats',
    trap: 'phones in the scientific format and as short numbers, noise of doubles, digits beyond a double',
    source: book({
      rows: row(
        number('A1', '13812345678', '1'),
        number('B1', '1.3812345678E10'),
        number('C1', '0.30000000000000004'),
        number('D1', '310101199001011234', '2'),
        number('E1', '12.300000000000001', '3'),
      ),
      styles: formats('0.00E+00', '0', '0.00'),
    }),
    rows: [['13812345678', '13812345678', '0.3', '310101199001011234', '12.30']],
    kinds: { '0,0': 'number', '0,1': 'number', '0,2': 'number', '0,3': 'number', '0,4': 'number' },
    notes: [['rounded', 'D1']],
  },
  {
    kind: 'errors',
    trap: 'error cells, also as texts and from formulas',
    source: book({
      rows: row(
        '<c t="e"><v>#N/A</v></c>',
        '<c t="e"><f>A1/0</f><v>#DIV/0!</v></c>',
        text('C1', '#REF!'),
        text('D1', '# 12'),
      ),
    }),
    rows: [['#N/A', '#DIV/0!', '#REF!', '# 12']],
    kinds: { '0,0': 'error', '0,1': 'error', '0,2': 'error' },
    notes: [['errors', 'A1', 'B1', 'C1']],
  },
  {
    kind: 'errors',
    trap: 'errors and columns too narrow in a pasted text',
    source: 'money\tday\n#VALUE!\t########',
    rows: [
      ['money', 'day'],
      ['#VALUE!', '########'],
    ],
    kinds: { '1,0': 'error', '1,1': 'error' },
    notes: [['errors', 'A2', 'B2']],
  },
  {
    kind: 'formulas',
    trap: 'formulas without a value, beside an empty text and a value',
    source: book({
      rows: row(
        '<c><f>SUM(A2:A9)</f></c>',
        '<c><f>B2</f><v/></c>',
        '<c t="str"><f>""</f><v></v></c>',
        '<c><f>1+1</f><v>2</v></c>',
      ),
    }),
    rows: [['=SUM(A2:A9)', '=B2', '', '2']],
    kinds: { '0,0': 'error', '0,1': 'error', '0,3': 'number' },
    notes: [['uncalculated', 'A1', 'B1']],
  },
  {
    kind: 'formulas',
    trap: 'zeros that a program wrote for results it did not calculate',
    source: book({
      rows: row('<c><f>A2*2</f><v>0</v></c>', number('B1', '0')),
      settings: '<calcPr fullCalcOnLoad="1"/>',
    }),
    rows: [['=A2*2', '0']],
    kinds: { '0,0': 'error', '0,1': 'number' },
    notes: [['uncalculated', 'A1']],
  },
  {
    kind: 'texts',
    trap: 'rich texts, readings of Japanese names, escaped signs, references beyond the first plane',
    source: book({
      rows: row('<c t="s"><v>0</v></c>', '<c t="s"><v>1</v></c>', text('', 'a_x0041_b'), text('', '&#128666;')),
      strings:
        '<si><r><t>张</t></r><r><t>三</t></r></si><si><t>東京</t><rPh sb="0" eb="2"><t>トウキョウ</t></rPh></si>',
    }),
    rows: [['张三', '東京', 'aAb', '🚚']],
  },
];

const visibility: readonly Trap[] = [
  {
    kind: 'hidden',
    trap: 'a hidden sheet before the visible one, with rows and merges of its own',
    source: book({
      sheets: {
        Old: `<worksheet><sheetData>${row(text('A1', 'old'))}${row()}</sheetData><mergeCells><mergeCell ref="A1:A2"/></mergeCells></worksheet>`,
        Orders: row(text('A1', 'x')) + row(text('B2', 'y')),
      },
      states: { Old: 'state="hidden"' },
    }),
    rows: [['x'], ['', 'y']],
    notes: [['hiddenSheet']],
  },
  {
    kind: 'hidden',
    trap: 'rows hidden by hand, by a filter and by a height of 0, and columns hidden and of no width',
    source: book({
      before: '<cols><col min="2" max="2" hidden="1"/><col min="3" max="16384" width="0"/></cols>',
      rows: `<row r="1">${text('A1', 'a')}${text('B1', 'b')}${text('C1', 'c')}</row><row r="2" hidden="1">${text('A2', 'd')}</row><row r="3" ht="0">${text('A3', 'e')}</row>`,
    }),
    rows: [['a', 'b', 'c'], ['d'], ['e']],
    notes: [
      ['hiddenRows', '2', '3'],
      ['hiddenColumns', 'B', 'C'],
    ],
  },
  {
    kind: 'struck through',
    trap: 'a row that is struck through, and one with one struck cell',
    source: book({
      rows: `<row><c s="1"><v>1</v></c><c s="1"><v>2</v></c></row><row><c s="1"><v>3</v></c><c><v>4</v></c></row>`,
      styles: '<fonts><font/><font><strike/></font></fonts><cellXfs><xf/><xf fontId="1"/></cellXfs>',
    }),
    rows: [
      ['1', '2'],
      ['3', '4'],
    ],
    kinds: { '0,0': 'number', '0,1': 'number', '1,0': 'number', '1,1': 'number' },
    notes: [
      ['struckRows', '1'],
      ['struckCells', 'A2'],
    ],
  },
  {
    kind: 'merges',
    trap: 'a cell merged over three rows, and one over two columns of a late row',
    source: book({
      rows: `<row r="1">${text('A1', 'a')}${text('B1', 'b')}</row><row r="2">${text('B2', 'c')}</row><row r="3">${text('B3', 'd')}</row><row r="40">${text('A40', 'e')}</row>`,
      after: '<mergeCells><mergeCell ref="A1:A3"/><mergeCell ref="A40:B40"/></mergeCells>',
    }),
    rows: [['a', 'b'], ['a', 'c'], ['a', 'd'], ['e']],
    notes: [['merges', 'A1:A3', 'A40:B40']],
  },
  {
    kind: 'prefixes',
    trap: 'a prefix on every tag, and anchors of buttons that are called row and col',
    source: book({
      sheets: {
        Orders:
          '<x:worksheet><x:sheetData><x:row><x:c t="str"><x:v>x</x:v></x:c></x:row></x:sheetData><x:controls><d:row>5</d:row><d:col>1</d:col></x:controls></x:worksheet>',
      },
    }),
    rows: [['x']],
  },
];

const texts: readonly Trap[] = [
  {
    kind: 'encodings',
    trap: 'UTF-8 with one broken byte',
    source: joined(utf8('姓名,电话\n张三,1\n李'), gbk(0xff), utf8('四,2\n')),
    rows: [
      ['姓名', '电话'],
      ['张三', '1'],
      ['李\ufffd四', '2'],
    ],
    notes: [['encoding', '3']],
  },
  {
    kind: 'encodings',
    trap: 'GB 18030, also with one broken byte',
    source: joined(
      gbk(0xd0, 0xd5, 0xc3, 0xfb),
      utf8(','),
      gbk(0xb5, 0xe7, 0xbb, 0xb0),
      utf8('\n'),
      gbk(0xff),
      utf8(',1'),
    ),
    rows: [
      ['姓名', '电话'],
      ['\ufffd', '1'],
    ],
    notes: [['encoding', '2']],
  },
  {
    kind: 'encodings',
    trap: 'a Western file of one byte for each letter',
    source: gbk(...[...'Name;Stra\xdfe\nM\xfcller;K\xf6nigsallee'].map((sign) => sign.charCodeAt(0))),
    rows: [
      ['Name', 'Straße'],
      ['Müller', 'Königsallee'],
    ],
    notes: [['guessedEncoding']],
  },
  {
    kind: 'quotes',
    trap: 'a quote without an end',
    source: 'a,b,c\n1,"2,3\n4,5,6\n7,"8",9\n',
    rows: [
      ['a', 'b', 'c'],
      ['1', '"2', '3'],
      ['4', '5', '6'],
      ['7', '8', '9'],
    ],
    notes: [['unclosedQuote', '2']],
  },
  {
    kind: 'quotes',
    trap: 'a quote that ends many rows later, by accident',
    source: 'a,b,c\n1,"2,3\n4,5,6\n7,8",9\n',
    rows: [
      ['a', 'b', 'c'],
      ['1', '2,3\n4,5,6\n7,8', '9'],
    ],
    notes: [['quotedLines', '2']],
  },
  {
    kind: 'quotes',
    trap: 'inches, doubled quotes and lines in a cell',
    source: 'a,b\n"19"" wheel","two\nlines"\n"20"inch,x\n',
    rows: [
      ['a', 'b'],
      ['19" wheel', 'two\nlines'],
      ['"20"inch', 'x'],
    ],
    notes: [['unclosedQuote', '4']],
  },
];

/** Large files that are no attack. */
export const large: Readonly<Record<string, () => Uint8Array>> = {
  'one sheet in 15,000 parts': () =>
    book({
      rows: row(text('A1', 'x')),
      parts: Object.fromEntries(Array.from({ length: 15_000 }, (_, at) => [`xl/media/${at}.xml`, ''])),
    }),
  '100,000 merged areas that do not overlap': () =>
    book({
      rows: row(text('A1', 'x')),
      after: `<mergeCells>${Array.from({ length: 100_000 }, (_, at) => `<mergeCell ref="A${at * 2 + 1}:A${at * 2 + 2}"/>`).join('')}</mergeCells>`,
    }),
};

/** Files that are small and would take the memory or the time of the window. */
export const hostile: Readonly<Record<string, () => Uint8Array>> = {
  'ten million merged cells by 100,000 areas': () =>
    book({
      rows: Array.from({ length: 5000 }, (_, at) => row(text(`A${at + 1}`, 'x'))).join(''),
      after: `<mergeCells>${'<mergeCell ref="A1:XFD1048576"/>'.repeat(100_000)}</mergeCells>`,
    }),
  '300 sheets in 15,000 parts': () =>
    book({
      sheets: Object.fromEntries(Array.from({ length: 300 }, (_, at) => [`s${at}`, row(text('A1', 'x'))])),
      parts: Object.fromEntries(Array.from({ length: 15_000 }, (_, at) => [`xl/media/${at}.xml`, ''])),
    }),
  'a wide row 20,000 times': () => book({ rows: `<row>${text('XFD1', 'x')}</row>`.repeat(20_000) }),
};

export const traps: readonly Trap[] = [...structure, ...values, ...visibility, ...texts];
