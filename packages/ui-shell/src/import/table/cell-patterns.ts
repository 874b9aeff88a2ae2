/** A number as files write it, with an exponent or without. */
export const isNumber = (text: string): boolean => /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i.test(text);

/** An error of a spreadsheet in any language, or the signs of a column that is too narrow. */
export const isError = (text: string): boolean =>
  /^(?:#(?:N\/A|NV|N\/D|GETTING_DATA|\p{Lu}[\p{Lu}\d/_]*[!?]|##+)|Err:\d{3})$/u.test(text);

/** Whether a text is nothing but a date, as a spreadsheet makes one of `3-12` or `5/6`; and what may have been meant. */
export const isAutoFormattedDate = (text: string): boolean => dates.some((form) => form.test(text.trim()));

const month = 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec';
const dates = [
  /^\d{4}[-/.]\d{1,2}[-/.]\d{1,2}(?:[ T]\d{1,2}:\d\d(?::\d\d)?)?$/,
  /^\d{1,2}[-/.]\d{1,2}[-/.](?:19|20)\d\d$/,
  /^(?:\d{4}年)?\d{1,2}月\d{1,2}日$/,
  /^\d{4}年\d{1,2}月$/,
  new RegExp(`^\\d{1,4}[- ](?:${month})[a-z]*(?:[- ]\\d{2,4})?$`, 'i'),
  new RegExp(`^(?:${month})[a-z]*[- ]\\d{1,4}$`, 'i'),
];
