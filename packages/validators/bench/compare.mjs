/** Compares the rules with the vectors beside the package, validator.js and any-rule; `npm run docs` makes a page of the site from it. */
import { readdirSync, readFileSync } from 'node:fs';
import validator from 'validator';

const folder = new URL('../vectors/', import.meta.url);

/** The name of the rule in validator.js. A rule without one is not compared. */
const calls = {
  isBankCard: (value) => validator.isCreditCard(value),
  isContainerNumber: (value) => validator.isISO6346(value),
  isEan13: (value) => validator.isEAN(value),
  isEmail: (value) => validator.isEmail(value),
  isHex: (value) => validator.isHexColor(value),
  isIban: (value) => validator.isIBAN(value),
  isIdCard: (value) => validator.isIdentityCard(value, 'zh-CN'),
  isImei: (value) => validator.isIMEI(value),
  isIpv4: (value) => validator.isIP(value, 4),
  isIpv6: (value) => validator.isIP(value, 6),
  isIsoDate: (value) => validator.isDate(value, { format: 'YYYY-MM-DD', strictMode: true }),
  isIsoDateTime: (value) => validator.isRFC3339(value),
  isMac: (value) => validator.isMACAddress(value, { eui: '48' }),
  isMobile: (value) => validator.isMobilePhone(value, 'zh-CN'),
  isPassport: (value) => validator.isPassportNumber(value, 'CN'),
  isPort: (value) => validator.isPort(value),
  isPostcode: (value) => validator.isPostalCode(value, 'CN'),
  isUuid: (value) => validator.isUUID(value),
};

export function readVectors() {
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  return files.map((file) => JSON.parse(readFileSync(new URL(file, folder), 'utf8')));
}

/** Counts the values on which each side agrees with the lists: `{ rule, values, ours, theirs, anyRule, sources }`. */
export function compare(predicates) {
  return readVectors().map(({ rule, lists, anyRule }) => {
    const all = lists.flatMap(({ good, bad }) => [
      ...good.map((value) => [value, true]),
      ...bad.map((value) => [value, false]),
    ]);
    const agreeing = (says) => all.filter(([value, expected]) => verdict(says, value) === expected).length;
    return {
      rule,
      values: all.length,
      ours: agreeing(predicates[rule]),
      theirs: calls[rule] && agreeing(calls[rule]),
      anyRule: anyRule && agreeing((value) => anyRule.accepts.includes(value)),
      sources: lists.map(({ source }) => source.title),
    };
  });
}

/** A side that throws has given no result. */
function verdict(says, value) {
  try {
    return says(value);
  } catch {
    return undefined;
  }
}
