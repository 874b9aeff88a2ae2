export { type MobileFacts, parseMobile } from '../contact/parse-mobile';
export { isPhone, type PhoneOptions, phone } from '../contact/phone';
export { type BankCardOptions, bankCard, isBankCard } from '../identity/bank-card';
export {
  type CreditCodeFacts,
  type CreditRegistry,
  creditCode,
  isCreditCode,
  parseCreditCode,
} from '../identity/credit-code';
export { exitPermit, isExitPermit } from '../identity/exit-permit';
export { type ForeignerCardOptions, foreignerCard, isForeignerCard } from '../identity/foreigner-card';
export { hkMoPermit, isHkMoPermit } from '../identity/hk-mo-permit';
export {
  type IdentityDocumentKind,
  type IdentityDocumentOptions,
  identityDocument,
  isIdentityDocument,
} from '../identity/identity-document';
export { type IdCardFacts, parseIdCard } from '../identity/parse-id-card';
export { loadVinMakers, type ParseVinOptions, parseVin, type VinFacts, type VinMakers } from '../identity/parse-vin';
export { isPassport, type PassportOptions, passport } from '../identity/passport';
export { isResidencePermit, residencePermit } from '../identity/residence-permit';
export { isTaiwanPermit, taiwanPermit } from '../identity/taiwan-permit';
export { cnEn as en, cnZh as zh, type IssueCode as CnIssueCode } from '../languages/cn-catalogues';
export * as normalise from '../normalise/normalise';
export { isPostcode, postcode } from '../place/postcode';
export { isRegionCode, regionCode } from '../place/region-code';
export { type DrivingLicenceOptions, drivingLicence, isDrivingLicence } from '../vehicle/driving-licence';
export { ebikeFrame, isEbikeFrame } from '../vehicle/ebike-frame';
export {
  isVehiclePlate,
  type PlateFacts,
  type PlateKind,
  parsePlate,
  type VehiclePlateOptions,
  vehiclePlate,
} from '../vehicle/vehicle-plate';
