import { isDateFormat } from 'numfmt';
import { decodeEntities, type XmlAttributes, type XmlHandlers } from './scan-xml';

/** The style of a cell, as far as it changes how its content is read. */
export interface CellStyle {
  /** The code of its number format, such as `0.00`; empty for the general one. */
  format: string;
  isDate: boolean;
  isStruck: boolean;
}

export const generalStyle: CellStyle = { format: '', isDate: false, isStruck: false };

/** The codes of formats that files name by number only. Source: ECMA-376, part 1, 18.8.30. */
const builtIn: Record<string, string> = {
  1: '0',
  2: '0.00',
  3: '#,##0',
  4: '#,##0.00',
  9: '0%',
  10: '0.00%',
  46: '[h]:mm',
};
/** Whether a built-in format is a date or time, including the formats of Chinese, Japanese and Korean programs. */
const isBuiltInDate = (id: number): boolean =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58);

export const isStrike = ({ val = '1' }: XmlAttributes): boolean => !/^(?:0|false)$/.test(val);

/** Collects the styles of a workbook in the order in which its cells refer to them. */
export function styleHandlers(styles: CellStyle[]): XmlHandlers {
  const codes = new Map<string, string>();
  const struckFonts: boolean[] = [];
  let list = '';
  const readStyle = ({ numFmtId = '0', fontId = '0' }: XmlAttributes): CellStyle => {
    const code = codes.get(numFmtId);
    const format = code ?? builtIn[numFmtId] ?? '';
    const isDate = code === undefined ? isBuiltInDate(Number(numFmtId)) : isDateFormat(code);
    return { format: format === 'General' ? '' : format, isDate, isStruck: struckFonts[Number(fontId)] ?? false };
  };
  return {
    open(name, attributes) {
      if (/^(?:numFmts|fonts|cellXfs|cellStyleXfs|dxfs)$/.test(name)) list = name;
      else if (list === 'fonts' && name === 'font') struckFonts.push(false);
      else if (list === 'fonts' && name === 'strike') struckFonts[struckFonts.length - 1] = isStrike(attributes());
      else if (list === 'cellXfs' && name === 'xf') styles.push(readStyle(attributes()));
      else if (list === 'numFmts' && name === 'numFmt') {
        const { numFmtId = '', formatCode = '' } = attributes();
        // Excel takes no longer ones, and every cell costs the length of its code.
        if (formatCode.length < 1000) codes.set(numFmtId, decodeEntities(formatCode));
      }
    },
  };
}
