import type { Examples } from '../form/schema';
import { isVin, type VinOptions } from './vin';

/** Makers by the three letters of their world manufacturer identifier; `loadVinMakers` brings the table of this package. @public */
export type VinMakers = Readonly<Record<string, string>>;

/** @public */
export interface ParseVinOptions extends VinOptions {
  /** The table of makers. No default, so that only callers who need the table load it. */
  makers?: VinMakers;
}

/** @public */
export interface VinFacts {
  /** World manufacturer identifier: the first three characters. */
  wmi: string;
  /** The country of the maker, as a code of ISO 3166-1 (`CN`); absent if ISO 3780 names no country. */
  country: string | undefined;
  /** The maker's name; absent without a table, or if the table does not have the identifier. */
  maker: string | undefined;
  /** The model year: of the years thirty apart with this letter, the last one not after next year. */
  modelYear: number | undefined;
  /** The last six characters. */
  serial: string;
}

/** The countries of ISO 3780: first character, the range of the second one, country. */
const COUNTRIES =
  'AAHZA BFGKE CABEG CFGMA HA0CN JA0JP KFHIL KLRKR LA0CN MAEIN MFKID MLRTH NAEIR NLRTR NSTUZ PACPH PFGSG PLRMY RABAE RFKTW RLNVN RSTSA SAMGB SNTDE SUZPL TAHCH TJPCZ TRVHU TW2PT UHMDK UNRIE UUWRO U57SK VAEAT VFRFR VSWES V35HR WA0DE XDERU XFHGR XLRNL XJKRU XSWRU YAEBE YFKFI YSWSE YX2NO Y68UA ZAUIT ZXZSI 1A0US 2A0CA 3AWMX 4A0US 5A0US 6A0AU 7A0US 8AEAR 8FKCL 9AEBR 939BR';

/** Parses a vehicle identification number (ISO 3779, ISO 3780, GB 16735); null if `isVin` refuses it with the same options. The model year follows GB 16735 and the United States; makers elsewhere may use its place freely. @public */
export function parseVin(value: unknown, options?: ParseVinOptions): VinFacts | null {
  if (!isVin(value, options)) return null;
  const vin = value as string;
  const signs = 'ABCDEFGHJKLMNPRSTUVWXYZ1234567890';
  const second = signs.indexOf(vin.charAt(1));
  const country = COUNTRIES.split(' ').find(
    ([first, from = '', to = '']) => first === vin[0] && second >= signs.indexOf(from) && second <= signs.indexOf(to),
  );
  const wmi = vin.slice(0, 3);
  const year = 'ABCDEFGHJKLMNPRSTVWXY123456789'.indexOf(vin.charAt(9));
  const latest = new Date().getFullYear() + 1;
  return {
    wmi,
    country: country?.slice(3),
    maker: options?.makers && Object.hasOwn(options.makers, wmi) ? options.makers[wmi] : undefined,
    modelYear: year < 0 ? undefined : latest - ((latest - 1980 - year) % 30),
    serial: vin.slice(11),
  };
}

/** Loads the table of makers in China, in a separate chunk. @public */
export async function loadVinMakers(): Promise<VinMakers> {
  return (await import('./vin-makers')).vinMakers;
}

export const examples = (): Examples => [
  { good: ['LBBPE4507SB123456', '1M8GDM9AXKP042788'], bad: ['1M8GDM9A0KP042788'] },
  { args: [{ checkDigit: false }], good: ['WVWZZZ1JZXW000001'], bad: ['WVWZZZ1JZXW00000O'] },
];
