import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseMobile } from '../contact/parse-mobile';
import { isCreditCode, parseCreditCode } from './credit-code';
import { isIdCard } from './id-card';
import { parseIdCard } from './parse-id-card';
import { loadVinMakers, parseVin } from './parse-vin';
import { isVin } from './vin';

describe('parseIdCard', () => {
  it('parses date of birth, sex and region, of the old form too', () => {
    const region = { code: '110105', province: '北京市' };
    expect(parseIdCard('11010519491231002X')).toEqual({ birthDate: '1949-12-31', sex: 'female', region });
    expect(parseIdCard('110105491231001', { oldForm: true })).toEqual({ birthDate: '1949-12-31', sex: 'male', region });
    expect(parseIdCard('110105491231001')).toBe(null);
  });
});

describe('parseCreditCode', () => {
  it('parses registry, region and organisation', () => {
    expect(parseCreditCode('91350100M000100Y43')).toEqual({
      registry: 'market',
      regionCode: '350100',
      organisationCode: 'M000100Y4',
    });
  });
});

describe('parseVin', () => {
  it('parses identifier, country, model year and serial, and the maker with the table', async () => {
    expect(parseVin('1M8GDM9AXKP042788')).toEqual({
      wmi: '1M8',
      country: 'US',
      maker: undefined,
      modelYear: 2019,
      serial: '042788',
    });
    const makers = await loadVinMakers();
    const vin = 'LFV2A21K0L3123459';
    expect(parseVin(vin, { checkDigit: false, makers })).toMatchObject({
      maker: 'FAW-Volkswagen',
      country: 'CN',
      modelYear: 2020,
    });
    expect(parseVin('LBBPE4507SB123456', { makers: { __proto__: { LBB: 'inherited' } } as never })?.maker).toBe(
      undefined,
    );
  });

  it('reads each letter of the year as the last year that is not after next year', () => {
    const latest = new Date().getFullYear() + 1;
    for (const letter of 'ABCDEFGHJKLMNPRSTVWXY123456789') {
      const year = parseVin(`WVWZZZ1JZ${letter}W000001`, { checkDigit: false })?.modelYear ?? 0;
      expect(year).toBeGreaterThan(latest - 30);
      expect(year).toBeLessThanOrEqual(latest);
      expect('ABCDEFGHJKLMNPRSTVWXY123456789'[(year - 1980) % 30]).toBe(letter);
    }
    expect(parseVin('WVWZZZ1JZ0W000001', { checkDigit: false })?.modelYear).toBe(undefined);
  });
});

describe('parseMobile', () => {
  it.each([
    ['13812345678', 'mobile', false],
    ['13012345678', 'unicom', false],
    ['18912345678', 'telecom', false],
    ['19212345678', 'broadnet', false],
    ['13491234567', 'telecom', false],
    ['17012345678', 'telecom', true],
    ['17042345678', 'unicom', true],
    ['16512345678', 'mobile', true],
    ['12012345678', undefined, false],
  ])('%s was given to %s', (number, operator, virtual) => {
    expect(parseMobile(number)).toEqual({ number, operator, virtual });
    expect(parseMobile(`+86${number}`)).toBe(null);
    expect(parseMobile(`+86${number}`, { countryCode: true })?.number).toBe(number);
  });
});

describe('a check digit', () => {
  const digits = (length: number) => fc.stringMatching(new RegExp(`^\\d{${length}}$`));

  it('is one of eleven for an identity number, and a slip in one digit is noticed', () => {
    fc.assert(
      fc.property(digits(3), fc.nat(16), fc.nat(8), (serial, at, shift) => {
        const body = `11010519491231${serial}`;
        const whole = [...'0123456789X'].map((sign) => body + sign).filter((number) => isIdCard(number));
        expect(whole).toHaveLength(1);
        const slip = [...(whole[0] ?? '')];
        slip[at] = String((Number(slip[at]) + 1 + shift) % 10);
        expect(isIdCard(slip.join(''))).toBe(false);
      }),
    );
  });

  it('is one of thirty-one for a credit code', () => {
    const signs = '0123456789ABCDEFGHJKLMNPQRTUWXY';
    fc.assert(
      fc.property(digits(4), fc.stringMatching(/^[0-9A-HJ-NPQRTUWXY]{9}$/), (region, organisation) => {
        const whole = [...signs].filter((sign) => isCreditCode(`9111${region}${organisation}${sign}`));
        expect(whole).toHaveLength(1);
      }),
    );
  });

  // GB 32100-2015, table 1: each registry with its kinds of organisation.
  const kinds =
    '11 12 13 19 21 29 31 32 33 34 35 39 41 49 51 52 53 59 61 62 69 71 72 79 81 89 91 92 93 99 A1 A9 N1 N2 N3 N9 Y1';
  const withCheck = (head: string) =>
    [...'0123456789ABCDEFGHJKLMNPQRTUWXY'].map((sign) => `${head}${sign}`).filter(isCreditCode);

  it('belongs to a registry with that kind of organisation', () => {
    const signs = [...'0123456789ABCDEFGHJKLMNPQRTUWXY'];
    const accepted = signs
      .flatMap((one) => signs.map((other) => one + other))
      .filter((kind) => withCheck(`${kind}350100M000100Y4`).length > 0);
    expect(accepted.join(' ')).toBe(kinds);
  });

  it('belongs to a registry in a province, in the corps of Xinjiang or of the whole country', () => {
    for (const region of ['350100', '110000', '830000', '660000', '100000'])
      expect(withCheck(`91${region}M000100Y4`), region).toHaveLength(1);
    for (const region of ['000000', '100001', '160000', '990101', '670000', '720000'])
      expect(withCheck(`91${region}M000100Y4`), region).toEqual([]);
  });

  it('is one of eleven for a vehicle', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-HJ-NPR-Z0-9]{8}$/), digits(5), (head, serial) => {
        const whole = [...'0123456789X'].filter((sign) => isVin(`${head}${sign}S1${serial}1`.slice(0, 17)));
        expect(whole).toHaveLength(1);
      }),
    );
  });
});
