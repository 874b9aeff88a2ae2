// Written by `npm run texts` from the texts in `locales/`.

/** The Chinese catalogue of this entry, to be spread into your own: `{ ...zh, required: '...' }`. @public */
export const cnZh = {
  phone: '请输入正确的手机号或带区号的固定电话',
  bankCard: '请输入正确的银行卡号',
  creditCode: '请输入正确的统一社会信用代码',
  exitPermit: '请输入正确的往来港澳台通行证号码',
  foreignerCard: '请输入正确的外国人永久居留身份证号码',
  hkMoPermit: '请输入正确的港澳居民来往内地通行证号码',
  identityDocument: '请输入正确的证件号码',
  passport: '请输入正确的护照号码',
  residencePermit: '请输入正确的港澳台居民居住证号码',
  taiwanPermit: '请输入正确的台湾居民来往大陆通行证号码',
  postcode: '请输入正确的邮政编码',
  regionCode: '请输入正确的行政区划代码',
  drivingLicence: '请输入正确的驾驶证号',
  ebikeFrame: '请输入 15 位数字的整车编码',
  vehiclePlate: '请输入正确的机动车号牌',
};

/** Every code that the rules of this entry report. @public */
export type IssueCode = keyof typeof cnZh;

/** The English catalogue of this entry, to be spread into your own: `{ ...en, required: '...' }`. @public */
export const cnEn: Readonly<Record<IssueCode, string>> = {
  phone: 'Enter a correct mobile number, or a landline number with its area code',
  bankCard: 'Enter a correct bank card number',
  creditCode: 'Enter a correct unified social credit code',
  exitPermit: 'Enter a correct travel permit number (to Hong Kong, Macau, Taiwan)',
  foreignerCard: 'Enter a correct permanent residence card number',
  hkMoPermit: 'Enter a correct mainland travel permit number (Hong Kong, Macau)',
  identityDocument: 'Enter a correct document number',
  passport: 'Enter a correct passport number',
  residencePermit: 'Enter a correct residence permit number (Hong Kong, Macau, Taiwan)',
  taiwanPermit: 'Enter a correct mainland travel permit number (Taiwan)',
  postcode: 'Enter a correct postcode',
  regionCode: 'Enter a correct region code',
  drivingLicence: 'Enter a correct driving licence number',
  ebikeFrame: 'Enter the frame code of 15 digits',
  vehiclePlate: 'Enter a correct vehicle plate',
};
