import { defineMessages } from '../locales/define-messages';

/** Sentences about the file of an import, by the kind of the note. */
export const noteMessages = defineMessages('importNote', {
  hiddenSheet: { zh: '隐藏的工作表不导入：{places}', en: 'Hidden sheets are not imported: {places}' },
  otherSheet: { zh: '这些不是表格，没有读取：{places}', en: 'These sheets are no tables and are not read: {places}' },
  hiddenRows: {
    zh: '表格里有 {count} 行被筛选或隐藏：第 {places} 行',
    en: '{count, plural, one {# row is} other {# rows are}} hidden or filtered out in the file: {places}',
  },
  struckRows: {
    zh: '有 {count} 行整行画了删除线，仍会导入：第 {places} 行',
    en: '{count, plural, one {# row is} other {# rows are}} struck through and still imported: {places}',
  },
  struckCells: {
    zh: '有 {count} 个单元格全部或部分画了删除线，仍会导入：{places}',
    en: '{count, plural, one {# cell is} other {# cells are}} struck through, or in part, and still imported: {places}',
  },
  hiddenColumns: {
    zh: '有 {count} 列在表格里隐藏，仍会读取：{places}',
    en: '{count, plural, one {# column is} other {# columns are}} hidden in the file and still read: {places}',
  },
  merges: {
    zh: '有 {count} 处合并单元格，内容填入了每一行：{places}',
    en: '{count, plural, one {# merged area fills} other {# merged areas fill}} each of their rows: {places}',
  },
  errors: {
    zh: '有 {count} 个单元格是错误值，需要修正：{places}',
    en: '{count, plural, one {# cell shows} other {# cells show}} an error and must be repaired: {places}',
  },
  uncalculated: {
    zh: '有 {count} 个公式没有结果，读到的是公式本身：{places}',
    en: '{count, plural, one {# formula has} other {# formulas have}} no result in the file; the formula itself is read: {places}',
  },
  rounded: {
    zh: '有 {count} 个长数字的末几位可能已被表格改掉：{places}',
    en: '{count, plural, one {# long number} other {# long numbers}} may have lost the last digits in a spreadsheet: {places}',
  },
  invisible: {
    zh: '有 {count} 个数字的格式不显示内容，已按全部数字读取：{places}',
    en: '{count, plural, one {# number is} other {# numbers are}} hidden by the format and read in full: {places}',
  },
  unreadable: {
    zh: '有 {count} 个单元格的内容不合格式，按原样读取：{places}',
    en: '{count, plural, one {# cell does} other {# cells do}} not fit the format of the cell and keep the raw text: {places}',
  },
  brokenPart: {
    zh: '工作簿有损坏，其余部分已读取：{places}',
    en: 'A part of the workbook is damaged; the rest is read: {places}',
  },
  missingPart: {
    zh: '工作簿缺少一部分，其余部分已读取：{places}',
    en: 'A part of the workbook is missing; the rest is read: {places}',
  },
  encoding: {
    zh: '有 {count} 行含有无法识别的字符，显示为“\ufffd”：第 {places} 行',
    en: '{count, plural, one {# line holds} other {# lines hold}} unknown characters, shown as “\ufffd”: {places}',
  },
  guessedEncoding: { zh: '文件的编码是推测的：{places}', en: 'The encoding of the file is a guess: {places}' },
  unclosedQuote: {
    zh: '有 {count} 个引号没有结束，该行按原样读取：第 {places} 行',
    en: '{count, plural, one {# quote has} other {# quotes have}} no end; the line is read as it is: {places}',
  },
  quotedLines: {
    zh: '有 {count} 个带引号的单元格含有多行，可能本来是几行数据：第 {places} 行',
    en: '{count, plural, one {# quoted cell holds} other {# quoted cells hold}} lines that may be rows: {places}',
  },
});
