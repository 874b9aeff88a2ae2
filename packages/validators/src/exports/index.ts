export { isEmail } from '../contact/is-email.ts';
export { isLandline } from '../contact/is-landline.ts';
export { isMobile, type MobileOptions } from '../contact/is-mobile.ts';
export { array } from '../form/array.ts';
export { items, itemsRange, maxItems, minItems } from '../form/array-length.ts';
export { type CheckOptions, check } from '../form/check.ts';
export { type ConfigureOptions, configure } from '../form/configure.ts';
export {
  amount,
  chineseName,
  decimal,
  ebikePlate,
  externalLink,
  idCard,
  ip,
  ipv4,
  ipv6,
  json,
  landline,
  mobile,
  newEnergyPlate,
  password,
  plate,
  port,
  portRange,
  safeHref,
  vin,
} from '../form/formats.ts';
export type { Issue, IssueParams } from '../form/issue.ts';
export type { IssueCode } from '../form/issue-code.ts';
export { lazy } from '../form/lazy.ts';
export { max, min, range } from '../form/number-bounds.ts';
export { type InferShape, type ObjectOptions, object, type Shape } from '../form/object.ts';
export { oneOf } from '../form/one-of.ts';
export { nullable, optional, orEmpty } from '../form/optional.ts';
export { pattern } from '../form/pattern.ts';
export { pipe } from '../form/pipe.ts';
export { notEmpty, required } from '../form/presence.ts';
export { sameAs } from '../form/same-as.ts';
export type { Infer, Outcome, Pending, Rule, Run, Schema, StopAt } from '../form/schema.ts';
export type { StandardIssue, StandardProps, StandardResult } from '../form/standard-schema.ts';
export { length, lengthRange, maxLength, minLength } from '../form/string-length.ts';
export { boolean, date, email, float, hex, integer, method, number, regexp, string, url } from '../form/types.ts';
export { type ValidateOptions, type Validation, validate, validateAsync } from '../form/validate.ts';
export { withCode } from '../form/with-code.ts';
export { type ChineseNameOptions, isChineseName } from '../identity/is-chinese-name.ts';
export { isEbikePlate } from '../identity/is-ebike-plate.ts';
export { type IdCardOptions, isIdCard } from '../identity/is-id-card.ts';
export { isNewEnergyPlate } from '../identity/is-new-energy-plate.ts';
export { isPlate } from '../identity/is-plate.ts';
export { isVin, type VinOptions } from '../identity/is-vin.ts';
export { en } from '../messages/en.ts';
export { formatIssue } from '../messages/format-issue.ts';
export type { Message, Messages } from '../messages/messages.ts';
export { zh } from '../messages/zh.ts';
export { isExternalLink } from '../network/is-external-link.ts';
export { isIp } from '../network/is-ip.ts';
export { isIpv4 } from '../network/is-ipv4.ts';
export { isIpv6 } from '../network/is-ipv6.ts';
export { isPort } from '../network/is-port.ts';
export { isPortRange } from '../network/is-port-range.ts';
export { isSafeHref } from '../network/is-safe-href.ts';
export { isUrl } from '../network/is-url.ts';
export { type AmountOptions, isAmount } from '../number/is-amount.ts';
export { isDecimal } from '../number/is-decimal.ts';
export { isBlank } from '../text/is-blank.ts';
export { type HexOptions, isHex } from '../text/is-hex.ts';
export { isJson, type JsonOptions } from '../text/is-json.ts';
export { isOneOf } from '../text/is-one-of.ts';
export { isPassword, type PasswordOptions } from '../text/is-password.ts';
export { isRegExp } from '../text/is-reg-exp.ts';
