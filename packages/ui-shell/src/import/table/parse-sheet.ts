import { type CellStyle, generalStyle, isStrike } from './cell-styles';
import { type CellContext, cellText, type RawCell } from './cell-text';
import { columnLetters, columnNumber, hiddenColumns, lastColumn } from './columns';
import { type DraftRow, fillMerges, setCell } from './fill-merges';
import type { Spend } from './limits';
import type { AddNote } from './notes';
import { isTrue, scanXml, type XmlAttributes } from './scan-xml';
import type { SheetTable } from './table';

const lastRow = 1_048_576;

/** The parts of a workbook that reading a sheet needs. */
export interface SheetContext extends CellContext {
  name: string;
  part: string;
  styles: readonly CellStyle[];
  addNote: AddNote;
  spend: Spend;
}

/** Reads the rows of a sheet; undefined for a chart or a dialog. */
export function parseSheet(bytes: Uint8Array, context: SheetContext): SheetTable | undefined {
  const { name: sheet, part, styles, addNote, spend } = context;
  const rows: DraftRow[] = [];
  const merges: string[] = [];
  const columns: XmlAttributes[] = [];
  let [root, section] = ['', ''];
  let [areRowsHidden, isPhonetic] = [false, false];
  let [number, column] = [0, 0];
  let struckCells: string[] = [];
  let row: DraftRow | undefined;
  let cell: RawCell | undefined;
  let capturing: 'value' | 'formula' | undefined;
  const damage = (place?: string) => addNote('brokenPart', { sheet, part }, place);

  const openRow = ({ r, hidden, ht }: XmlAttributes) => {
    const given = /^[1-9]\d{0,6}$/.test(r ?? '') && Number(r) <= lastRow ? Number(r) : undefined;
    if (r !== undefined && !given) damage(r);
    number = given ?? number + 1;
    column = 0;
    struckCells = [];
    const isHidden = isTrue(hidden) || Number(ht ?? 1) === 0 || (areRowsHidden && hidden === undefined);
    row = { number, cells: [], kinds: [], hidden: isHidden, struck: true };
  };
  const openCell = (current: DraftRow, { r, t: type = 'n', s = '0' }: XmlAttributes) => {
    const [, letters = '', digits = ''] = /^([A-Z]{1,3})([1-9]\d{0,6})$/.exec(r?.toUpperCase() ?? '') ?? [];
    const given = columnNumber(letters);
    const isPlaced = given > 0 && given <= lastColumn && Number(digits) <= lastRow;
    column = isPlaced ? given : column + 1;
    if (isPlaced && current.cells.length === 0 && Number(digits) > number) current.number = number = Number(digits);
    if (r !== undefined && !(isPlaced && Number(digits) === number)) damage(r);
    const style = styles[Number(s)];
    if (!style && s !== '0') addNote('missingPart', { part: 'xl/styles.xml' });
    cell = { type, style: style ?? generalStyle };
  };
  const closeCell = (current: DraftRow) => {
    if (!cell) return;
    const { text: shown, kind, note } = cellText(cell, context);
    const place = `${columnLetters(column)}${current.number}`;
    const text = shown.trim();
    if (note) addNote(note, { sheet }, place);
    if (text !== '') {
      if (current.cells[column - 1]) damage(place);
      spend(Math.max(1, column - current.cells.length));
      spend(1, text.length);
      setCell(current, column, text, kind);
      current.struck &&= cell.style.isStruck;
      if (cell.style.isStruck || cell.isStruck || (cell.type === 's' && context.struckStrings.has(Number(cell.value))))
        struckCells.push(place);
    }
    cell = undefined;
  };
  const closeRow = (current: DraftRow) => {
    row = undefined;
    if (!current.cells.some((text) => text.trim() !== '')) return;
    rows.push(current);
    if (current.hidden) addNote('hiddenRows', { sheet }, String(current.number));
    if (current.struck) addNote('struckRows', { sheet }, String(current.number));
    else for (const place of struckCells) addNote('struckCells', { sheet }, place);
  };

  const isWhole = scanXml(bytes, {
    open(name, attributes) {
      root ||= name;
      if (name === 'sheetData' || name === 'cols' || name === 'mergeCells') section = name;
      else if (name === 'sheetFormatPr') areRowsHidden = isTrue(attributes().zeroHeight);
      else if (section === 'mergeCells') merges.push(attributes().ref ?? '');
      else if (section === 'cols') columns.push(attributes());
      else if (section !== 'sheetData') return;
      else if (name === 'row') openRow(attributes());
      else if (name === 'c' && row) openCell(row, attributes());
      else if (name === 'rPh') isPhonetic = true;
      else if (name === 'strike' && cell) cell.isStruck ||= isStrike(attributes());
      else if (cell && (name === 'f' || name === 'v' || (name === 't' && !isPhonetic))) {
        capturing = name === 'f' ? 'formula' : 'value';
        cell[capturing] ??= '';
      }
    },
    text(text) {
      if (cell && capturing) cell[capturing] += text;
    },
    close(name) {
      capturing = undefined;
      if (name === section) section = '';
      else if (name === 'rPh') isPhonetic = false;
      else if (name === 'c' && row) closeCell(row);
      else if (name === 'row' && row) closeRow(row);
    },
  });
  if (root && root !== 'worksheet') return undefined;
  if (!isWhole) damage();
  if (row) closeRow(row);
  rows.sort((one, other) => one.number - other.number);
  // Two rows of one number would be one row for all that follows.
  for (const [at, each] of rows.entries()) {
    const least = (rows[at - 1]?.number ?? 0) + 1;
    if (each.number < least) damage(String(each.number));
    each.number = Math.max(each.number, least);
  }
  for (const letters of hiddenColumns(columns, rows)) addNote('hiddenColumns', { sheet }, letters);
  fillMerges(rows, merges, context);
  return { name: sheet, rows };
}
