export { email, isEmail } from '../contact/email';
export { isLandline, landline } from '../contact/landline';
export { isMobile, type MobileOptions, mobile } from '../contact/mobile';
export { array } from '../form/array';
export { type CheckOptions, check } from '../form/check';
export { type ConfigureOptions, configure } from '../form/configure';
export type { JsonSchema } from '../form/description';
export { format } from '../form/format';
export { lazy } from '../form/lazy';
export type {
  ArkContext,
  Check,
  ValibotDataset,
  ValibotIssue,
  ValibotPathItem,
  ZodPayload,
} from '../form/library-types';
export {
  type InferShape,
  type InferShapeInput,
  type ObjectSchema,
  object,
  type Shape,
} from '../form/object';
export { nullable, optional, orEmpty } from '../form/optional';
export { pipe } from '../form/pipe';
export { record } from '../form/record';
export { sameAs } from '../form/same-as';
export type {
  Description,
  Infer,
  InferInput,
  Later,
  Outcome,
  Parent,
  Refused,
  Rule,
  Run,
  Schema,
  StopAt,
  Structure,
} from '../form/schema';
export type {
  StandardIssue,
  StandardJsonOptions,
  StandardJsonProps,
  StandardProps,
  StandardResult,
} from '../form/standard-schema';
export { strictObject } from '../form/strict-object';
export { type ToCheckOptions, toCheck } from '../form/to-check';
export { type JsonSchemaOptions, toJsonSchema, withJsonSchema } from '../form/to-json-schema';
export { transform } from '../form/transform';
export { union } from '../form/union';
export { type ValidateOptions, type Validation, validate, validateAsync } from '../form/validate';
export { type ShapeWith, variant } from '../form/variant';
export { withCode } from '../form/with-code';
export { type ChineseNameOptions, chineseName, isChineseName } from '../identity/chinese-name';
export { ebikePlate, isEbikePlate } from '../identity/ebike-plate';
export { type IdCardOptions, idCard, isIdCard } from '../identity/id-card';
export { isNewEnergyPlate, newEnergyPlate } from '../identity/new-energy-plate';
export { isPlate, plate } from '../identity/plate';
export { isVin, type VinOptions, vin } from '../identity/vin';
export { items } from '../list/items';
export { itemsRange } from '../list/items-range';
export { maxItems } from '../list/max-items';
export { minItems } from '../list/min-items';
export { en, type IssueCode, zh } from '../messages/core-catalogues';
export type { Finding } from '../messages/finding';
export { formatIssue } from '../messages/format-issue';
export type { Issue, IssueParams } from '../messages/issue';
export type { Message, Messages, PartialMessages } from '../messages/messages';
export { externalLink, isExternalLink } from '../network/external-link';
export { ip, isIp } from '../network/ip';
export { ipv4, isIpv4 } from '../network/ipv4';
export { ipv6, isIpv6 } from '../network/ipv6';
export { isPort, port } from '../network/port';
export { isPortRange, portRange } from '../network/port-range';
export { isSafeHref, safeHref } from '../network/safe-href';
export { isUrl, url } from '../network/url';
export { type AmountOptions, amount, isAmount } from '../number/amount';
export { decimal, isDecimal } from '../number/decimal';
export { max } from '../number/max';
export { min } from '../number/min';
export { range } from '../number/range';
export { notEmpty } from '../presence/not-empty';
export { required } from '../presence/required';
export { isBlank } from '../text/blank';
export { type HexOptions, hex, isHex } from '../text/hex';
export { isJson, type JsonOptions, json } from '../text/json';
export { length } from '../text/length';
export { lengthRange } from '../text/length-range';
export { maxLength } from '../text/max-length';
export { minLength } from '../text/min-length';
export { isOneOf, oneOf } from '../text/one-of';
export { isPassword, type PasswordOptions, password } from '../text/password';
export { pattern } from '../text/pattern';
export { isRegExp, regexp } from '../text/regexp';
export { boolean } from '../type/boolean';
export { date } from '../type/date';
export { float } from '../type/float';
export { integer } from '../type/integer';
export { method } from '../type/method';
export { number } from '../type/number';
export { string } from '../type/string';
