/** Whether a text is nothing but a date, as a spreadsheet makes one of `3-12` or `5/6`; and what may have been meant. @beta */
export const isMadeDate = (text: string): boolean => forms.some((form) => form.test(text.trim()));

const month = 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec';
const forms = [
  /^\d{4}[-/.]\d{1,2}[-/.]\d{1,2}(?:[ T]\d{1,2}:\d\d(?::\d\d)?)?$/,
  /^\d{1,2}[-/.]\d{1,2}[-/.](?:19|20)\d\d$/,
  /^(?:\d{4}年)?\d{1,2}月\d{1,2}日$/,
  /^\d{4}年\d{1,2}月$/,
  new RegExp(`^\\d{1,4}[- ](?:${month})[a-z]*(?:[- ]\\d{2,4})?$`, 'i'),
  new RegExp(`^(?:${month})[a-z]*[- ]\\d{1,4}$`, 'i'),
];
