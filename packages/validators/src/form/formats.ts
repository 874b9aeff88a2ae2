import { isLandline } from '../contact/is-landline.ts';
import { isMobile, type MobileOptions } from '../contact/is-mobile.ts';
import { type ChineseNameOptions, isChineseName } from '../identity/is-chinese-name.ts';
import { isEbikePlate } from '../identity/is-ebike-plate.ts';
import { type IdCardOptions, isIdCard } from '../identity/is-id-card.ts';
import { isNewEnergyPlate } from '../identity/is-new-energy-plate.ts';
import { isPlate } from '../identity/is-plate.ts';
import { isVin, type VinOptions } from '../identity/is-vin.ts';
import { isExternalLink } from '../network/is-external-link.ts';
import { isIp } from '../network/is-ip.ts';
import { isIpv4 } from '../network/is-ipv4.ts';
import { isIpv6 } from '../network/is-ipv6.ts';
import { isPort } from '../network/is-port.ts';
import { isPortRange } from '../network/is-port-range.ts';
import { isSafeHref } from '../network/is-safe-href.ts';
import { type AmountOptions, isAmount } from '../number/is-amount.ts';
import { isDecimal } from '../number/is-decimal.ts';
import { isJson, type JsonOptions } from '../text/is-json.ts';
import { isPassword, type PasswordOptions } from '../text/is-password.ts';
import { createType } from './create-type.ts';
import type { Schema } from './schema.ts';

/** Accepts what `isPassword` does. The params: `{ min }`. */
export function password(options?: PasswordOptions): Schema<string> {
  return createType('password', (value) => isPassword(value, options), { min: options?.min ?? 6 });
}

/** Accepts what `isMobile` does. */
export function mobile(options?: MobileOptions): Schema<string> {
  return createType('mobile', (value) => isMobile(value, options));
}

/** Accepts what `isLandline` does. */
export function landline(): Schema<string> {
  return createType('landline', isLandline);
}

/** Accepts what `isIdCard` does. */
export function idCard(options?: IdCardOptions): Schema<string> {
  return createType('idCard', (value) => isIdCard(value, options));
}

/** Accepts what `isChineseName` does. */
export function chineseName(options?: ChineseNameOptions): Schema<string> {
  return createType('chineseName', (value) => isChineseName(value, options));
}

/** Accepts what `isAmount` does. */
export function amount(options?: AmountOptions): Schema<string | number> {
  return createType('amount', (value) => isAmount(value, options));
}

/** Accepts what `isDecimal` does. */
export function decimal(): Schema<string> {
  return createType('decimal', isDecimal);
}

/** Accepts what `isPort` does. */
export function port(): Schema<string | number> {
  return createType('port', isPort);
}

/** Accepts what `isPortRange` does. */
export function portRange(): Schema<string> {
  return createType('portRange', isPortRange);
}

/** Accepts what `isIp` does. */
export function ip(): Schema<string> {
  return createType('ip', isIp);
}

/** Accepts what `isIpv4` does. */
export function ipv4(): Schema<string> {
  return createType('ipv4', isIpv4);
}

/** Accepts what `isIpv6` does. */
export function ipv6(): Schema<string> {
  return createType('ipv6', isIpv6);
}

/** Accepts what `isSafeHref` does. */
export function safeHref(): Schema<string> {
  return createType('safeHref', isSafeHref);
}

/** Accepts what `isExternalLink` does. */
export function externalLink(): Schema<string> {
  return createType('externalLink', isExternalLink);
}

/** Accepts what `isPlate` does. */
export function plate(): Schema<string> {
  return createType('plate', isPlate);
}

/** Accepts what `isNewEnergyPlate` does. */
export function newEnergyPlate(): Schema<string> {
  return createType('newEnergyPlate', isNewEnergyPlate);
}

/** Accepts what `isEbikePlate` does. */
export function ebikePlate(): Schema<string> {
  return createType('ebikePlate', isEbikePlate);
}

/** Accepts what `isVin` does. */
export function vin(options?: VinOptions): Schema<string> {
  return createType('vin', (value) => isVin(value, options));
}

/** Accepts what `isJson` does. */
export function json(options?: JsonOptions): Schema<string> {
  return createType('json', (value) => isJson(value, options));
}
