import { format } from 'numfmt';
import { isError, isNumber } from './cell-patterns';
import type { CellStyle } from './cell-styles';
import type { CellKind, TableNoteKind } from './table';

/** The content of a cell as the file has it; `type` is its attribute `t`. */
export interface RawCell {
  type: string;
  style: CellStyle;
  value?: string;
  formula?: string;
  /** A part of the text is struck through. */
  isStruck?: boolean;
}

/** The shared strings and settings of a workbook, which reading a cell needs. */
export interface CellContext {
  strings: readonly string[];
  /** Indexes of the shared strings in which a part is struck through. */
  struckStrings: ReadonlySet<number>;
  is1904: boolean;
  /** Whether the file contains formulas without results, which the opening program has to calculate. */
  isUncalculated: boolean;
}

export interface CellText {
  text: string;
  kind: CellKind;
  note?: TableNoteKind;
}

/** Formats a cell as the program that wrote it does, without thousands separators. A cell that cannot be formatted keeps its raw content and gets a note. */
export function cellText({ type, style, value, formula }: RawCell, context: CellContext): CellText {
  const isEmpty = value === undefined || (value === '' && type !== 'str');
  if (formula !== undefined && (isEmpty || (context.isUncalculated && value === '0')))
    return { text: `=${formula}`, kind: 'error', note: 'uncalculated' };
  if (isEmpty) return type === 'e' ? { text: unknown, kind: 'error', note: 'errors' } : { text: '', kind: 'text' };
  if (formula !== undefined && value.startsWith('=DISPIMG('))
    return { text: value, kind: 'error', note: 'uncalculated' };
  if (type === 'inlineStr' || type === 'str') return textCell(value);
  const content = value.trim();
  if (type === 's') return textCell(/^\d+$/.test(content) ? context.strings[Number(content)] : undefined);
  if (type === 'e') return { text: content, kind: 'error', note: 'errors' };
  if (type === 'b' && isBoolean.test(content))
    return { text: /^[1t]/i.test(content) ? 'TRUE' : 'FALSE', kind: 'boolean' };
  const [isDate, day = '', time = ''] = (type === 'd' && isoDate.exec(content)) || [];
  if (isDate) return { text: dayAndTime(day, time), kind: 'date' };
  if (type !== 'n' || !isNumber(content)) return { text: value, kind: 'text', note: 'unreadable' };
  return style.isDate ? serialCell(content, style.format, context) : numberCell(content, style.format);
}

const isBoolean = /^(?:[01]|true|false)$/i;
const isoDate = /^(\d{4}-(?:0[1-9]|1[0-2])-[0-3]\d)?(?:T?(\d\d:\d\d(?::\d\d)?)(?:\.\d+)?)?Z?$/;
/** The text of a cell whose content the file does not have. */
const unknown = '\ufffd';

/** A text; the name of an error is that error. Without a text the cell refers to one that the file does not have. */
export function textCell(raw: string | undefined): CellText {
  if (raw === undefined) return { text: unknown, kind: 'error', note: 'unreadable' };
  const text = raw.includes('_x')
    ? raw.replace(/_x([0-9a-f]{4})_/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
    : raw;
  return isError(text.trim()) ? { text: text.trim(), kind: 'error', note: 'errors' } : { text, kind: 'text' };
}

/** A time without seconds where they are 0, and a day alone at midnight. */
function dayAndTime(day: string, time: string): string {
  const short = time.replace(/^(.{5}):00$/, '$1');
  return day && (short === '' || short === '00:00') ? day : `${day} ${short}`.trim();
}

/** The days after 31 December 9999 have no date. */
const serialEnd = 2_958_466;

function serialCell(digits: string, code: string, { is1904 }: CellContext): CellText {
  const serial = Number(digits);
  if (serial < 0 || serial >= serialEnd) return { text: digits, kind: 'number', note: 'unreadable' };
  const elapsed = /\[[hms]+\]/i.test(code) && shown(code, serial);
  if (elapsed) return { text: elapsed, kind: 'date' };
  // The last moment of a day does not make the next one.
  const seconds = serial < 1 ? Math.min(Math.round(serial * 86_400), 86_399) : Math.round(serial * 86_400);
  // Serial numbers count a 29 February 1900, which did not exist.
  const start = is1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, serial < 60 ? 31 : 30);
  const iso = new Date(start + seconds * 1000).toISOString();
  return { text: dayAndTime(seconds < 86_400 ? '' : iso.slice(0, 10), iso.slice(11, 19)), kind: 'date' };
}

function numberCell(digits: string, code: string): CellText {
  const cell: CellText = { text: writtenOut(digits), kind: 'number' };
  // A double has 15 digits.
  if (/^\d{16}/.test(cell.text)) return { ...cell, note: 'rounded' };
  if (code === '' || hidesDigits.test(code)) return cell;
  const text = shown(code.replace(/([#0?]),(?=[#0?])/g, '$1'), Number(digits)) ?? cell.text;
  if (text === '') return Number(digits) === 0 ? { ...cell, text } : { ...cell, note: 'invisible' };
  return /\d/.test(text) ? { ...cell, text } : cell;
}

/** The scientific format, and a comma behind the digits, which divides by a thousand. */
const hidesDigits = /e[+-]|[#0?],+(?![#0?,])/i;

/** Undefined where the code of the format is invalid. */
function shown(code: string, value: number): string | undefined {
  try {
    return String(format(code, value)).trim();
  } catch {
    return undefined;
  }
}

/** All digits of an integer that the file writes with an exponent; the 15 digits of a double that are not noise. */
function writtenOut(digits: string): string {
  const number = Number(digits);
  if (/e\+?\d/i.test(digits) && Number.isInteger(number)) return BigInt(number).toString();
  return digits.includes('.') && digits.length > 16 ? String(Number(number.toPrecision(15))) : digits;
}
