import { format } from '../form/format';
import { matching, PARTIAL } from '../form/json-schema';
import type { Examples, Schema } from '../form/schema';

const FORM = /^[A-Z]{2}\d\d[A-Z\d]{11,30}$/;

/** Whether a string is an IBAN (ISO 13616) without spaces: country, check digits by ISO 7064 MOD 97-10 and the country's length in the SWIFT registry (release 100, 89 countries). The content of the account part is not checked. @public */
export function isIban(value: unknown): boolean {
  const lengths =
    'AD24AE23AL28AT20AZ28BA20BE16BG22BH22BI27BR29BY28CH21CR22CY28CZ24DE22DJ27DK18DO28EE20EG29ES24FI18FK18FO18FR27GB22GE22GI23GL18GR27GT28HN28HR21HU28IE22IL23IQ23IS26IT27JO30KW30KZ20LB28LC32LI21LT20LU20LV21LY25MC27MD24ME22MK19MN20MR27MT31MU30NI28NL18NO15OM23PK24PL28PS29PT25QA29RO24RS22RU33SA24SC31SD18SE24SI19SK24SM27SO23ST25SV28TL23TN24TR26UA29VA22VG24XK20YE30';
  if (typeof value !== 'string' || !FORM.test(value)) return false;
  if (!lengths.includes(value.slice(0, 2) + value.length)) return false;
  let rest = 0;
  for (let place = 4; place < value.length + 4; place += 1) {
    const code = value.charCodeAt(place % value.length);
    rest = (code < 58 ? rest * 10 + code - 48 : rest * 100 + code - 55) % 97;
  }
  return rest === 1;
}

/** Accepts what `isIban` does. @public */
/* @__NO_SIDE_EFFECTS__ */
export const iban = (): Schema<string> => format('iban', isIban, matching('iban', FORM, PARTIAL));

export const examples = (): Examples => [
  {
    good: ['DE89370400440532013000', 'GB29NWBK60161331926819'],
    bad: ['DE89370400440532013001', 'DE8937040044053201300', 'XX89370400440532013000'],
  },
];
