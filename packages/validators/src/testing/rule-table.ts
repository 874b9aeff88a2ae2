// Made from the rules by `npm run docs`; changes by hand are lost.
import * as contactEmail from '../contact/email.ts';
import * as contactLandline from '../contact/landline.ts';
import * as contactMobile from '../contact/mobile.ts';
import * as contactParseMobile from '../contact/parse-mobile.ts';
import * as contactPhone from '../contact/phone.ts';
import * as formArray from '../form/array.ts';
import * as formObject from '../form/object.ts';
import * as formSameAs from '../form/same-as.ts';
import * as identityBankCard from '../identity/bank-card.ts';
import * as identityChineseName from '../identity/chinese-name.ts';
import * as identityCreditCode from '../identity/credit-code.ts';
import * as identityEbikePlate from '../identity/ebike-plate.ts';
import * as identityExitPermit from '../identity/exit-permit.ts';
import * as identityForeignerCard from '../identity/foreigner-card.ts';
import * as identityHkMoPermit from '../identity/hk-mo-permit.ts';
import * as identityIdCard from '../identity/id-card.ts';
import * as identityIdentityDocument from '../identity/identity-document.ts';
import * as identityNewEnergyPlate from '../identity/new-energy-plate.ts';
import * as identityParseIdCard from '../identity/parse-id-card.ts';
import * as identityParseVin from '../identity/parse-vin.ts';
import * as identityPassport from '../identity/passport.ts';
import * as identityPlate from '../identity/plate.ts';
import * as identityResidencePermit from '../identity/residence-permit.ts';
import * as identityTaiwanPermit from '../identity/taiwan-permit.ts';
import * as identityVin from '../identity/vin.ts';
import * as listItems from '../list/items.ts';
import * as listItemsRange from '../list/items-range.ts';
import * as listMaxItems from '../list/max-items.ts';
import * as listMinItems from '../list/min-items.ts';
import * as networkExternalLink from '../network/external-link.ts';
import * as networkIp from '../network/ip.ts';
import * as networkIpv4 from '../network/ipv4.ts';
import * as networkIpv6 from '../network/ipv6.ts';
import * as networkPort from '../network/port.ts';
import * as networkPortRange from '../network/port-range.ts';
import * as networkSafeHref from '../network/safe-href.ts';
import * as networkUrl from '../network/url.ts';
import * as numberAmount from '../number/amount.ts';
import * as numberDecimal from '../number/decimal.ts';
import * as numberMax from '../number/max.ts';
import * as numberMin from '../number/min.ts';
import * as numberRange from '../number/range.ts';
import * as placePostcode from '../place/postcode.ts';
import * as placeRegionCode from '../place/region-code.ts';
import * as presenceNotEmpty from '../presence/not-empty.ts';
import * as presenceRequired from '../presence/required.ts';
import * as textBlank from '../text/blank.ts';
import * as textHex from '../text/hex.ts';
import * as textJson from '../text/json.ts';
import * as textLength from '../text/length.ts';
import * as textLengthRange from '../text/length-range.ts';
import * as textMaxLength from '../text/max-length.ts';
import * as textMinLength from '../text/min-length.ts';
import * as textOneOf from '../text/one-of.ts';
import * as textPassword from '../text/password.ts';
import * as textPattern from '../text/pattern.ts';
import * as textRegexp from '../text/regexp.ts';
import * as tradeContainerNumber from '../trade/container-number.ts';
import * as tradeEan13 from '../trade/ean13.ts';
import * as tradeIban from '../trade/iban.ts';
import * as tradeImei from '../trade/imei.ts';
import * as tradeIsoDate from '../trade/iso-date.ts';
import * as tradeIsoDateTime from '../trade/iso-date-time.ts';
import * as tradeMac from '../trade/mac.ts';
import * as tradeUnLocode from '../trade/un-locode.ts';
import * as tradeUuid from '../trade/uuid.ts';
import * as typeBoolean from '../type/boolean.ts';
import * as typeDate from '../type/date.ts';
import * as typeFloat from '../type/float.ts';
import * as typeInteger from '../type/integer.ts';
import * as typeMethod from '../type/method.ts';
import * as typeNumber from '../type/number.ts';
import * as typeString from '../type/string.ts';
import * as vehicleDrivingLicence from '../vehicle/driving-licence.ts';
import * as vehicleEbikeFrame from '../vehicle/ebike-frame.ts';
import * as vehicleVehiclePlate from '../vehicle/vehicle-plate.ts';
import type { RuleRow } from './rule-row.ts';

export const ruleTable: readonly RuleRow[] = [
  {
    entry: 'core',
    file: 'contact/email.ts',
    predicate: contactEmail.isEmail,
    schema: contactEmail.email,
    code: 'email',
    examples: contactEmail.examples,
  },
  {
    entry: 'core',
    file: 'contact/landline.ts',
    predicate: contactLandline.isLandline,
    schema: contactLandline.landline,
    code: 'landline',
    examples: contactLandline.examples,
  },
  {
    entry: 'core',
    file: 'contact/mobile.ts',
    predicate: contactMobile.isMobile,
    schema: contactMobile.mobile,
    code: 'mobile',
    examples: contactMobile.examples,
  },
  { entry: 'core', file: 'form/array.ts', schema: formArray.array, code: 'array', examples: formArray.examples },
  { entry: 'core', file: 'form/object.ts', schema: formObject.object, code: 'object', examples: formObject.examples },
  { entry: 'core', file: 'form/same-as.ts', schema: formSameAs.sameAs, code: 'sameAs', examples: formSameAs.examples },
  {
    entry: 'core',
    file: 'identity/chinese-name.ts',
    predicate: identityChineseName.isChineseName,
    schema: identityChineseName.chineseName,
    code: 'chineseName',
    examples: identityChineseName.examples,
  },
  {
    entry: 'core',
    file: 'identity/ebike-plate.ts',
    predicate: identityEbikePlate.isEbikePlate,
    schema: identityEbikePlate.ebikePlate,
    code: 'ebikePlate',
    examples: identityEbikePlate.examples,
  },
  {
    entry: 'core',
    file: 'identity/id-card.ts',
    predicate: identityIdCard.isIdCard,
    schema: identityIdCard.idCard,
    code: 'idCard',
    examples: identityIdCard.examples,
  },
  {
    entry: 'core',
    file: 'identity/new-energy-plate.ts',
    predicate: identityNewEnergyPlate.isNewEnergyPlate,
    schema: identityNewEnergyPlate.newEnergyPlate,
    code: 'newEnergyPlate',
    examples: identityNewEnergyPlate.examples,
  },
  {
    entry: 'core',
    file: 'identity/plate.ts',
    predicate: identityPlate.isPlate,
    schema: identityPlate.plate,
    code: 'plate',
    examples: identityPlate.examples,
  },
  {
    entry: 'core',
    file: 'identity/vin.ts',
    predicate: identityVin.isVin,
    schema: identityVin.vin,
    code: 'vin',
    examples: identityVin.examples,
  },
  { entry: 'core', file: 'list/items.ts', schema: listItems.items, code: 'items', examples: listItems.examples },
  {
    entry: 'core',
    file: 'list/items-range.ts',
    schema: listItemsRange.itemsRange,
    code: 'itemsRange',
    examples: listItemsRange.examples,
  },
  {
    entry: 'core',
    file: 'list/max-items.ts',
    schema: listMaxItems.maxItems,
    code: 'maxItems',
    examples: listMaxItems.examples,
  },
  {
    entry: 'core',
    file: 'list/min-items.ts',
    schema: listMinItems.minItems,
    code: 'minItems',
    examples: listMinItems.examples,
  },
  {
    entry: 'core',
    file: 'network/external-link.ts',
    predicate: networkExternalLink.isExternalLink,
    schema: networkExternalLink.externalLink,
    code: 'externalLink',
    examples: networkExternalLink.examples,
  },
  {
    entry: 'core',
    file: 'network/ip.ts',
    predicate: networkIp.isIp,
    schema: networkIp.ip,
    code: 'ip',
    examples: networkIp.examples,
  },
  {
    entry: 'core',
    file: 'network/ipv4.ts',
    predicate: networkIpv4.isIpv4,
    schema: networkIpv4.ipv4,
    code: 'ipv4',
    examples: networkIpv4.examples,
  },
  {
    entry: 'core',
    file: 'network/ipv6.ts',
    predicate: networkIpv6.isIpv6,
    schema: networkIpv6.ipv6,
    code: 'ipv6',
    examples: networkIpv6.examples,
  },
  {
    entry: 'core',
    file: 'network/port.ts',
    predicate: networkPort.isPort,
    schema: networkPort.port,
    code: 'port',
    examples: networkPort.examples,
  },
  {
    entry: 'core',
    file: 'network/port-range.ts',
    predicate: networkPortRange.isPortRange,
    schema: networkPortRange.portRange,
    code: 'portRange',
    examples: networkPortRange.examples,
  },
  {
    entry: 'core',
    file: 'network/safe-href.ts',
    predicate: networkSafeHref.isSafeHref,
    schema: networkSafeHref.safeHref,
    code: 'safeHref',
    examples: networkSafeHref.examples,
  },
  {
    entry: 'core',
    file: 'network/url.ts',
    predicate: networkUrl.isUrl,
    schema: networkUrl.url,
    code: 'url',
    examples: networkUrl.examples,
  },
  {
    entry: 'core',
    file: 'number/amount.ts',
    predicate: numberAmount.isAmount,
    schema: numberAmount.amount,
    code: 'amount',
    examples: numberAmount.examples,
  },
  {
    entry: 'core',
    file: 'number/decimal.ts',
    predicate: numberDecimal.isDecimal,
    schema: numberDecimal.decimal,
    code: 'decimal',
    examples: numberDecimal.examples,
  },
  { entry: 'core', file: 'number/max.ts', schema: numberMax.max, code: 'max', examples: numberMax.examples },
  { entry: 'core', file: 'number/min.ts', schema: numberMin.min, code: 'min', examples: numberMin.examples },
  { entry: 'core', file: 'number/range.ts', schema: numberRange.range, code: 'range', examples: numberRange.examples },
  {
    entry: 'core',
    file: 'presence/not-empty.ts',
    schema: presenceNotEmpty.notEmpty,
    code: 'notEmpty',
    examples: presenceNotEmpty.examples,
  },
  {
    entry: 'core',
    file: 'presence/required.ts',
    schema: presenceRequired.required,
    code: 'required',
    examples: presenceRequired.examples,
  },
  { entry: 'core', file: 'text/blank.ts', predicate: textBlank.isBlank, examples: textBlank.examples },
  {
    entry: 'core',
    file: 'text/hex.ts',
    predicate: textHex.isHex,
    schema: textHex.hex,
    code: 'hex',
    examples: textHex.examples,
  },
  {
    entry: 'core',
    file: 'text/json.ts',
    predicate: textJson.isJson,
    schema: textJson.json,
    code: 'json',
    examples: textJson.examples,
  },
  { entry: 'core', file: 'text/length.ts', schema: textLength.length, code: 'length', examples: textLength.examples },
  {
    entry: 'core',
    file: 'text/length-range.ts',
    schema: textLengthRange.lengthRange,
    code: 'lengthRange',
    examples: textLengthRange.examples,
  },
  {
    entry: 'core',
    file: 'text/max-length.ts',
    schema: textMaxLength.maxLength,
    code: 'maxLength',
    examples: textMaxLength.examples,
  },
  {
    entry: 'core',
    file: 'text/min-length.ts',
    schema: textMinLength.minLength,
    code: 'minLength',
    examples: textMinLength.examples,
  },
  { entry: 'core', file: 'text/one-of.ts', schema: textOneOf.oneOf, code: 'oneOf', examples: textOneOf.examples },
  {
    entry: 'core',
    file: 'text/password.ts',
    predicate: textPassword.isPassword,
    schema: textPassword.password,
    code: 'password',
    examples: textPassword.examples,
  },
  {
    entry: 'core',
    file: 'text/pattern.ts',
    schema: textPattern.pattern,
    code: 'pattern',
    examples: textPattern.examples,
  },
  {
    entry: 'core',
    file: 'text/regexp.ts',
    predicate: textRegexp.isRegExp,
    schema: textRegexp.regexp,
    code: 'regexp',
    examples: textRegexp.examples,
  },
  {
    entry: 'core',
    file: 'type/boolean.ts',
    schema: typeBoolean.boolean,
    code: 'boolean',
    examples: typeBoolean.examples,
  },
  { entry: 'core', file: 'type/date.ts', schema: typeDate.date, code: 'date', examples: typeDate.examples },
  { entry: 'core', file: 'type/float.ts', schema: typeFloat.float, code: 'float', examples: typeFloat.examples },
  {
    entry: 'core',
    file: 'type/integer.ts',
    schema: typeInteger.integer,
    code: 'integer',
    examples: typeInteger.examples,
  },
  { entry: 'core', file: 'type/method.ts', schema: typeMethod.method, code: 'method', examples: typeMethod.examples },
  { entry: 'core', file: 'type/number.ts', schema: typeNumber.number, code: 'number', examples: typeNumber.examples },
  { entry: 'core', file: 'type/string.ts', schema: typeString.string, code: 'string', examples: typeString.examples },
  {
    entry: 'cn',
    file: 'contact/parse-mobile.ts',
    facts: contactParseMobile.parseMobile,
    examples: contactParseMobile.examples,
  },
  {
    entry: 'cn',
    file: 'contact/phone.ts',
    predicate: contactPhone.isPhone,
    schema: contactPhone.phone,
    code: 'phone',
    examples: contactPhone.examples,
  },
  {
    entry: 'cn',
    file: 'identity/bank-card.ts',
    predicate: identityBankCard.isBankCard,
    schema: identityBankCard.bankCard,
    code: 'bankCard',
    examples: identityBankCard.examples,
  },
  {
    entry: 'cn',
    file: 'identity/credit-code.ts',
    predicate: identityCreditCode.isCreditCode,
    schema: identityCreditCode.creditCode,
    facts: identityCreditCode.parseCreditCode,
    code: 'creditCode',
    examples: identityCreditCode.examples,
  },
  {
    entry: 'cn',
    file: 'identity/exit-permit.ts',
    predicate: identityExitPermit.isExitPermit,
    schema: identityExitPermit.exitPermit,
    code: 'exitPermit',
    examples: identityExitPermit.examples,
  },
  {
    entry: 'cn',
    file: 'identity/foreigner-card.ts',
    predicate: identityForeignerCard.isForeignerCard,
    schema: identityForeignerCard.foreignerCard,
    code: 'foreignerCard',
    examples: identityForeignerCard.examples,
  },
  {
    entry: 'cn',
    file: 'identity/hk-mo-permit.ts',
    predicate: identityHkMoPermit.isHkMoPermit,
    schema: identityHkMoPermit.hkMoPermit,
    code: 'hkMoPermit',
    examples: identityHkMoPermit.examples,
  },
  {
    entry: 'cn',
    file: 'identity/identity-document.ts',
    predicate: identityIdentityDocument.isIdentityDocument,
    schema: identityIdentityDocument.identityDocument,
    code: 'identityDocument',
    examples: identityIdentityDocument.examples,
  },
  {
    entry: 'cn',
    file: 'identity/parse-id-card.ts',
    facts: identityParseIdCard.parseIdCard,
    examples: identityParseIdCard.examples,
  },
  { entry: 'cn', file: 'identity/parse-vin.ts', facts: identityParseVin.parseVin, examples: identityParseVin.examples },
  {
    entry: 'cn',
    file: 'identity/passport.ts',
    predicate: identityPassport.isPassport,
    schema: identityPassport.passport,
    code: 'passport',
    examples: identityPassport.examples,
  },
  {
    entry: 'cn',
    file: 'identity/residence-permit.ts',
    predicate: identityResidencePermit.isResidencePermit,
    schema: identityResidencePermit.residencePermit,
    code: 'residencePermit',
    examples: identityResidencePermit.examples,
  },
  {
    entry: 'cn',
    file: 'identity/taiwan-permit.ts',
    predicate: identityTaiwanPermit.isTaiwanPermit,
    schema: identityTaiwanPermit.taiwanPermit,
    code: 'taiwanPermit',
    examples: identityTaiwanPermit.examples,
  },
  {
    entry: 'cn',
    file: 'place/postcode.ts',
    predicate: placePostcode.isPostcode,
    schema: placePostcode.postcode,
    code: 'postcode',
    examples: placePostcode.examples,
  },
  {
    entry: 'cn',
    file: 'place/region-code.ts',
    predicate: placeRegionCode.isRegionCode,
    schema: placeRegionCode.regionCode,
    code: 'regionCode',
    examples: placeRegionCode.examples,
  },
  {
    entry: 'cn',
    file: 'vehicle/driving-licence.ts',
    predicate: vehicleDrivingLicence.isDrivingLicence,
    schema: vehicleDrivingLicence.drivingLicence,
    code: 'drivingLicence',
    examples: vehicleDrivingLicence.examples,
  },
  {
    entry: 'cn',
    file: 'vehicle/ebike-frame.ts',
    predicate: vehicleEbikeFrame.isEbikeFrame,
    schema: vehicleEbikeFrame.ebikeFrame,
    code: 'ebikeFrame',
    examples: vehicleEbikeFrame.examples,
  },
  {
    entry: 'cn',
    file: 'vehicle/vehicle-plate.ts',
    predicate: vehicleVehiclePlate.isVehiclePlate,
    schema: vehicleVehiclePlate.vehiclePlate,
    facts: vehicleVehiclePlate.parsePlate,
    code: 'vehiclePlate',
    examples: vehicleVehiclePlate.examples,
  },
  {
    entry: 'trade',
    file: 'trade/container-number.ts',
    predicate: tradeContainerNumber.isContainerNumber,
    schema: tradeContainerNumber.containerNumber,
    code: 'containerNumber',
    examples: tradeContainerNumber.examples,
  },
  {
    entry: 'trade',
    file: 'trade/ean13.ts',
    predicate: tradeEan13.isEan13,
    schema: tradeEan13.ean13,
    code: 'ean13',
    examples: tradeEan13.examples,
  },
  {
    entry: 'trade',
    file: 'trade/iban.ts',
    predicate: tradeIban.isIban,
    schema: tradeIban.iban,
    code: 'iban',
    examples: tradeIban.examples,
  },
  {
    entry: 'trade',
    file: 'trade/imei.ts',
    predicate: tradeImei.isImei,
    schema: tradeImei.imei,
    code: 'imei',
    examples: tradeImei.examples,
  },
  {
    entry: 'trade',
    file: 'trade/iso-date.ts',
    predicate: tradeIsoDate.isIsoDate,
    schema: tradeIsoDate.isoDate,
    code: 'isoDate',
    examples: tradeIsoDate.examples,
  },
  {
    entry: 'trade',
    file: 'trade/iso-date-time.ts',
    predicate: tradeIsoDateTime.isIsoDateTime,
    schema: tradeIsoDateTime.isoDateTime,
    code: 'isoDateTime',
    examples: tradeIsoDateTime.examples,
  },
  {
    entry: 'trade',
    file: 'trade/mac.ts',
    predicate: tradeMac.isMac,
    schema: tradeMac.mac,
    code: 'mac',
    examples: tradeMac.examples,
  },
  {
    entry: 'trade',
    file: 'trade/un-locode.ts',
    predicate: tradeUnLocode.isUnLocode,
    schema: tradeUnLocode.unLocode,
    code: 'unLocode',
    examples: tradeUnLocode.examples,
  },
  {
    entry: 'trade',
    file: 'trade/uuid.ts',
    predicate: tradeUuid.isUuid,
    schema: tradeUuid.uuid,
    code: 'uuid',
    examples: tradeUuid.examples,
  },
];
