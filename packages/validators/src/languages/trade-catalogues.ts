// Written by `npm run texts` from the texts in `locales/`.

/** The Chinese catalogue of this entry, to be spread into your own: `{ ...zh, required: '...' }`. @public */
export const tradeZh = {
  containerNumber: '请输入正确的集装箱号',
  ean13: '请输入正确的 13 位商品条码',
  iban: '请输入正确的 IBAN',
  imei: '请输入正确的 IMEI',
  isoDate: '请输入正确的日期，例如 2026-02-28',
  isoDateTime: '请输入正确的时间，例如 2026-02-28T08:00:00+08:00',
  mac: '请输入正确的 MAC 地址',
  unLocode: '请输入正确的联合国口岸代码，例如 CNSHA',
  uuid: '请输入正确的 UUID',
};

/** Every code that the rules of this entry report. @public */
export type IssueCode = keyof typeof tradeZh;

/** The English catalogue of this entry, to be spread into your own: `{ ...en, required: '...' }`. @public */
export const tradeEn: Readonly<Record<IssueCode, string>> = {
  containerNumber: 'Enter a correct container number',
  ean13: 'Enter a correct article number of 13 digits',
  iban: 'Enter a correct IBAN',
  imei: 'Enter a correct IMEI',
  isoDate: 'Enter a date such as 2026-02-28',
  isoDateTime: 'Enter a moment such as 2026-02-28T08:00:00+08:00',
  mac: 'Enter a correct MAC address',
  unLocode: 'Enter a UN/LOCODE such as CNSHA',
  uuid: 'Enter a correct UUID',
};
