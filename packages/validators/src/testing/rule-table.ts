// Made from the rules by `npm run docs`; changes by hand are lost.
import * as contactEmail from '../contact/email';
import * as contactLandline from '../contact/landline';
import * as contactMobile from '../contact/mobile';
import * as contactParseMobile from '../contact/parse-mobile';
import * as contactPhone from '../contact/phone';
import * as formArray from '../form/array';
import * as formObject from '../form/object';
import * as formSameAs from '../form/same-as';
import * as formUnion from '../form/union';
import * as identityBankCard from '../identity/bank-card';
import * as identityChineseName from '../identity/chinese-name';
import * as identityCreditCode from '../identity/credit-code';
import * as identityEbikePlate from '../identity/ebike-plate';
import * as identityExitPermit from '../identity/exit-permit';
import * as identityForeignerCard from '../identity/foreigner-card';
import * as identityHkMoPermit from '../identity/hk-mo-permit';
import * as identityIdCard from '../identity/id-card';
import * as identityIdentityDocument from '../identity/identity-document';
import * as identityNewEnergyPlate from '../identity/new-energy-plate';
import * as identityParseIdCard from '../identity/parse-id-card';
import * as identityParseVin from '../identity/parse-vin';
import * as identityPassport from '../identity/passport';
import * as identityPlate from '../identity/plate';
import * as identityResidencePermit from '../identity/residence-permit';
import * as identityTaiwanPermit from '../identity/taiwan-permit';
import * as identityVin from '../identity/vin';
import * as listItems from '../list/items';
import * as listItemsRange from '../list/items-range';
import * as listMaxItems from '../list/max-items';
import * as listMinItems from '../list/min-items';
import * as networkExternalLink from '../network/external-link';
import * as networkIp from '../network/ip';
import * as networkIpv4 from '../network/ipv4';
import * as networkIpv6 from '../network/ipv6';
import * as networkPort from '../network/port';
import * as networkPortRange from '../network/port-range';
import * as networkSafeHref from '../network/safe-href';
import * as networkUrl from '../network/url';
import * as numberAmount from '../number/amount';
import * as numberDecimal from '../number/decimal';
import * as numberMax from '../number/max';
import * as numberMin from '../number/min';
import * as numberRange from '../number/range';
import * as placePostcode from '../place/postcode';
import * as placeRegionCode from '../place/region-code';
import * as presenceNotEmpty from '../presence/not-empty';
import * as presenceRequired from '../presence/required';
import * as textBlank from '../text/blank';
import * as textHex from '../text/hex';
import * as textJson from '../text/json';
import * as textLength from '../text/length';
import * as textLengthRange from '../text/length-range';
import * as textMaxLength from '../text/max-length';
import * as textMinLength from '../text/min-length';
import * as textOneOf from '../text/one-of';
import * as textPassword from '../text/password';
import * as textPattern from '../text/pattern';
import * as textRegexp from '../text/regexp';
import * as tradeContainerNumber from '../trade/container-number';
import * as tradeEan13 from '../trade/ean13';
import * as tradeIban from '../trade/iban';
import * as tradeImei from '../trade/imei';
import * as tradeIsoDate from '../trade/iso-date';
import * as tradeIsoDateTime from '../trade/iso-date-time';
import * as tradeMac from '../trade/mac';
import * as tradeUnLocode from '../trade/un-locode';
import * as tradeUuid from '../trade/uuid';
import * as typeBoolean from '../type/boolean';
import * as typeDate from '../type/date';
import * as typeFloat from '../type/float';
import * as typeInteger from '../type/integer';
import * as typeMethod from '../type/method';
import * as typeNumber from '../type/number';
import * as typeString from '../type/string';
import * as vehicleDrivingLicence from '../vehicle/driving-licence';
import * as vehicleEbikeFrame from '../vehicle/ebike-frame';
import * as vehicleVehiclePlate from '../vehicle/vehicle-plate';
import type { RuleRow } from './rule-row';

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
  { entry: 'core', file: 'form/union.ts', schema: formUnion.union, code: 'union', examples: formUnion.examples },
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
