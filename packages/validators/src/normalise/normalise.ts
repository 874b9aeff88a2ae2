/** Invisible characters of any Unicode category: control and format characters, fillers, selectors, the blank Braille pattern. */
const invisible = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800\u{1d159}\u{16fe4}]/gu;

/** Converts full-width characters (U+FF01 to U+FF5E, U+3000) to half-width ones, and removes invisible characters and surrounding white space. @public */
export function text(value: unknown): string {
  return prose(value)
    .replace(/[\uff01-\uff5e]/g, halfWidth)
    .replace(/\u3000/g, ' ')
    .trim();
}

/** Removes invisible characters and surrounding white space from free text, and keeps its `，` and `（）`. @public */
export function prose(value: unknown): string {
  if (typeof value !== 'string') return typeof value === 'number' ? String(value) : '';
  return value.replace(invisible, (sign) => (/\s/.test(sign) ? ' ' : '')).trim();
}

/** Converts the letters and digits of a postal address to half-width, so that a search in either form finds it; other signs stay. @public */
export function address(value: unknown): string {
  return prose(value).replace(/[\uff10-\uff19\uff21-\uff3a\uff41-\uff5a]/g, halfWidth);
}

const halfWidth = (sign: string) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0);

/** Returns only digits and letters, in capitals: a number without spaces, hyphens, dots and brackets. */
function compact(value: unknown): string {
  return text(value)
    .replace(/[\s\-‐-―−.·•・()]/g, '')
    .replace(/[a-z]+/g, (letters) => letters.toUpperCase());
}

/** Returns a mobile number of mainland China as 11 digits: without separators, +86, 0086 or 86. Any other number keeps its digits. @public */
export function mobile(value: unknown): string {
  return compact(value).replace(/^(?:\+|00)?86(?=1\d{10}$)/, '');
}

/** Returns a Chinese phone number in one form: `0571-87654321-12`, `400-820-1234`, a mobile number as 11 digits, numbers of Hong Kong, Macau and Taiwan as `+85291234567`. Any other number keeps its digits. @public */
export function phone(value: unknown): string {
  const bare = text(value)
    .replace(/\s/g, '')
    .replace(/转|分机|ext\.?|#/i, '-');
  const parts = /^(?:(?:\+|00)86-?0?|\(?0)(10|2\d|[3-9]\d{2})\)?-?([2-8]\d{2,3})-?(\d{4})(?:-(\d{1,6}))?$/.exec(bare);
  if (!parts) return furtherPhone(bare) ?? mobile(value);
  const [, area, exchange, line, extension] = parts;
  return `0${area}-${exchange}${line}${extension === undefined ? '' : `-${extension}`}`;
}

function furtherPhone(bare: string): string | undefined {
  // People group the ten digits freely: 400-820-1234, 4008-201-234.
  const service = /^([48]00(?:-?\d){7})(-\d{1,6})?$/.exec(bare);
  if (service) {
    const [, digits = '', extension = ''] = service;
    return `${digits.replaceAll('-', '').replace(/^(...)(...)/, '$1-$2-')}${extension}`;
  }
  const regional = /^\(?(?:\+|00)?(852|853|886)\)?-?(?:\(0\)|0(?=[2-9]))?([2-9][\d-]{6,13})$/.exec(bare);
  const [, country, number = ''] = regional ?? [];
  const digits = number.replaceAll('-', '');
  const fits = country === '886' ? /^(?:9\d{8}|[2-8]\d{7,8})$/ : /^[2-9]\d{7}$/;
  return country !== undefined && fits.test(digits) ? `+${country}${digits}` : undefined;
}

/** Returns a plate as `isPlate` and its relatives accept it: in capitals, without spaces, dots and hyphens. @public */
export function plate(value: unknown): string {
  return compact(value);
}

/** Returns a vehicle identification number in capitals, without separators. It does not replace letters: an O stays an O. @public */
export function vin(value: unknown): string {
  return compact(value);
}

/** Returns an identity number with a capital X, without separators. @public */
export function idCard(value: unknown): string {
  return compact(value);
}

/** Returns a unified social credit code in capitals, without separators. @public */
export function creditCode(value: unknown): string {
  return compact(value);
}

/** Returns the digits of a bank card number. @public */
export function bankCard(value: unknown): string {
  return compact(value);
}

/** Returns a container number in capitals, without separators: `CSQU 305438-3` as `CSQU3054383`. @public */
export function containerNumber(value: unknown): string {
  return compact(value);
}

/** Returns a name with single spaces, without spaces between Han characters, and with the middle dot U+00B7 for every dot of input methods. @public */
export function name(value: unknown): string {
  return text(value)
    .replace(/[•・‧∙⋅]/g, '\u00b7')
    .replace(/\s+/g, ' ')
    .replace(/(?<=\p{Script=Han}) (?=\p{Script=Han})|(?<=\u00b7) | (?=\u00b7)/gu, '');
}

/** Returns an amount as `isAmount` accepts it: without currency sign, spaces and thousands separators. Other signs stay, so that a typing error shows. @public */
export function amount(value: unknown): string {
  const bare = text(value)
    .replace(/\s/g, '')
    .replace(/^(?:[¥￥]|CNY|RMB)*(-?)(?:[¥￥]|CNY|RMB)*/, '$1')
    .replace(/(?<!元)元+$/, '');
  return /^-?\d{1,3}(?:,\d{3})+(?:\.\d*)?$/.test(bare) ? bare.replaceAll(',', '') : bare;
}
