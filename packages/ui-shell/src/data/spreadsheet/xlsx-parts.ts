import { atMidnight, isIsoDay } from '../../locales/written/written-date';
import { looksLikeFormula } from './cell-text';
import type { SheetCell } from './sheet';
import { wallClock } from './wall-clock';

/** Source: Excel specifications and limits. */
export const xlsxLimits = { rows: 1_048_576, text: 32_767, sheetName: 31 } as const;

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** The numbers of the styles below. */
const styles = { title: 1, moment: 2, asTyped: 3, day: 4 } as const;

/** The parts of a workbook with one sheet, but for the sheet itself. Source: ECMA-376, part 1. */
export const workbookParts = (sheetName: string): Record<string, string> => ({
  '[Content_Types].xml': `${head}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${types}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${types}.styles+xml"/></Types>`,
  '_rels/.rels': `${head}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `${head}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="${escapeXml(toSheetName(sheetName))}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `${head}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': `${head}<styleSheet xmlns="${main}"><numFmts count="2"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd\\ hh:mm:ss"/><numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="5"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/><xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" quotePrefix="1" applyNumberFormat="1"/><xf numFmtId="165" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`,
});

/** The XML before the rows: the first row is frozen, every column is 18 characters wide. */
export const sheetHead = (columns: number): string =>
  `${head}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols><col min="1" max="${Math.max(1, columns)}" width="18" customWidth="1"/></cols><sheetData>`;

export const sheetFoot = '</sheetData></worksheet>';

/** The row of titles. */
export const titleRow = (titles: readonly string[], names: readonly string[]): string =>
  `<row r="1">${titles.map((title, place) => textCell(title, `${names[place]}1`, styles.title)).join('')}</row>`;

/** A row; `names` are the column names, `number` counts from 1. */
export function sheetRow(
  cells: readonly SheetCell[],
  names: readonly string[],
  number: number,
  timeZone?: string,
): string {
  let row = `<row r="${number}">`;
  for (let place = 0; place < cells.length; place += 1)
    row += toCell(cells[place] ?? null, `${names[place]}${number}`, timeZone);
  return `${row}</row>`;
}

/** The names of the first columns: A to Z, AA and on. */
export const columnNames = (count: number): string[] => Array.from({ length: count }, (_, place) => columnName(place));

function columnName(place: number): string {
  const letter = String.fromCharCode(65 + (place % 26));
  return place < 26 ? letter : columnName(Math.floor(place / 26) - 1) + letter;
}

function toCell(cell: SheetCell, at: string, timeZone: string | undefined): string {
  if (typeof cell === 'number') return Number.isFinite(cell) ? `<c r="${at}"><v>${cell}</v></c>` : '';
  if (cell instanceof Date) {
    const days = toDays(wallClock(cell, timeZone));
    return days >= 1 ? `<c r="${at}" s="${styles.moment}"><v>${days}</v></c>` : '';
  }
  if (!cell) return '';
  if (isIsoDay(cell) && toDays(atMidnight(cell)) >= firstSureDay)
    return `<c r="${at}" s="${styles.day}"><v>${toDays(atMidnight(cell))}</v></c>`;
  // Like a leading apostrophe in Excel, this style keeps the text a text after an edit or a save in another format.
  return textCell(cell, at, looksLikeFormula(cell) ? styles.asTyped : 0);
}

function textCell(text: string, at: string, style: number): string {
  const cut = text.length > xlsxLimits.text ? text.slice(0, xlsxLimits.text) : text;
  const space = /^\s|\s$|[\r\n\t]/.test(cut) ? ' xml:space="preserve"' : '';
  return `<c r="${at}"${style ? ` s="${style}"` : ''} t="inlineStr"><is><t${space}>${escapeXml(cut)}</t></is></c>`;
}

/** Days since 1899-12-30, the way Excel counts; less than 1 before 1900. */
const toDays = (clock: number | Date): number => (Number(clock) - Date.UTC(1899, 11, 30)) / 86_400_000;

/** March of 1900: Excel counts a 29 February before it, which other programs do not. */
const firstSureDay = 61;

const special = /[&<>"\ufffe\uffff]|(?![\t\n])\p{Cc}|_(?=x[0-9A-Fa-f]{4}_)/u;
const allSpecial = new RegExp(special, 'gu');

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes characters that XML forbids in the format's notation, `_x0007_`. */
function escapeXml(text: string): string {
  if (!special.test(text)) return text;
  return text.replace(
    allSpecial,
    (sign) => entities[sign] ?? `_x${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`,
  );
}

/** A valid sheet name of Excel. */
function toSheetName(name: string): string {
  const clean = name
    .replace(/[\\/?*[\]:]/g, ' ')
    .replace(/^'+|'+$/g, '')
    .trim();
  return clean.slice(0, xlsxLimits.sheetName) || 'Sheet1';
}
