export { type MobileFacts, parseMobile } from '../contact/parse-mobile.ts';
export { isPhone, phone } from '../contact/phone.ts';
export { type BankCardOptions, bankCard, isBankCard } from '../identity/bank-card.ts';
export {
  type CreditCodeFacts,
  type CreditRegistry,
  creditCode,
  isCreditCode,
  parseCreditCode,
} from '../identity/credit-code.ts';
export { exitPermit, isExitPermit } from '../identity/exit-permit.ts';
export { type ForeignerCardOptions, foreignerCard, isForeignerCard } from '../identity/foreigner-card.ts';
export { hkMoPermit, isHkMoPermit } from '../identity/hk-mo-permit.ts';
export {
  type IdentityDocumentKind,
  type IdentityDocumentOptions,
  identityDocument,
  isIdentityDocument,
} from '../identity/identity-document.ts';
export { type IdCardFacts, parseIdCard } from '../identity/parse-id-card.ts';
export { loadVinMakers, type ParseVinOptions, parseVin, type VinFacts, type VinMakers } from '../identity/parse-vin.ts';
export { isPassport, type PassportOptions, passport } from '../identity/passport.ts';
export { isResidencePermit, residencePermit } from '../identity/residence-permit.ts';
export { isTaiwanPermit, taiwanPermit } from '../identity/taiwan-permit.ts';
export type { IssueCode as CnIssueCode } from '../languages/cn.ts';
export { cnEn as en, cnZh as zh } from '../languages/cn-catalogues.ts';
export * as normalise from '../normalise/normalise.ts';
export { isPostcode, postcode } from '../place/postcode.ts';
export { isRegionCode, regionCode } from '../place/region-code.ts';
export { type DrivingLicenceOptions, drivingLicence, isDrivingLicence } from '../vehicle/driving-licence.ts';
export { ebikeFrame, isEbikeFrame } from '../vehicle/ebike-frame.ts';
export {
  isVehiclePlate,
  type PlateFacts,
  type PlateKind,
  parsePlate,
  type VehiclePlateOptions,
  vehiclePlate,
} from '../vehicle/vehicle-plate.ts';
