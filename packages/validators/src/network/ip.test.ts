import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isIp } from './ip';
import { isIpv4 } from './ipv4';
import { isIpv6 } from './ipv6';

const v4 = ['127.0.0.1', '0.0.0.0', '255.255.255.255', '1.2.3.4', '255.0.0.1', '0.0.1.1'];

const v6 = [
  '::',
  '::1',
  '::8',
  '1::',
  '1::8',
  '::0000',
  '0000::',
  '2001:db8:0000:1:1:1:1:1',
  '2001:41d0:2:a141::1',
  '1111:1:1:1:1:1:1:1',
  'fe80::a6db:30ff:fe98:e946',
  '::2:3:4:5:6:7:8',
  '1:2:3:4:5:6:7::',
  '1:2:3:4:5:6::8',
  '1:2:3:4::6:7:8',
  'ABCD:EF01:2345:6789:ABCD:EF01:2345:6789',
  '2001:db8:3:4::192.0.2.33',
  '::ffff:127.0.0.1',
  '::ffff:0:255.255.255.255',
  '::255.255.255.255',
  '0:0:0:0:0:ffff:127.0.0.1',
  '0:0:0:0:0:0:10.0.0.1',
  '64:ff9b::192.0.2.33',
  'fe80::7:8%eth0',
  'fe80::7:8%1',
  'ff08::9abc%interface10',
  'ff02::5678%pvc1.3',
];

const neither = [
  '',
  'abc',
  '%',
  ':',
  ':::',
  '256.0.0.0',
  '0.0.0.256',
  '26.0.0.256',
  '0200.200.200.200',
  '200.0200.200.200',
  '137.132.10.01',
  '1.2.3',
  '1.2.3.4.5',
  '1.2.3.',
  '.1.2.3',
  '1..2.3',
  '0x7f.0.0.1',
  '1e1.0.0.1',
  '-1.0.0.1',
  '1.2.3.4 ',
  ' 1.2.3.4',
  '1.2.3.4\n',
  '１.2.3.4',
  '::banana',
  'banana::',
  '::1banana',
  '::1::',
  '1:',
  ':1',
  '1:::2',
  ':1:1:1::2',
  '1:2:3:4:5:6:7',
  '1:2:3:4:5:6:7:8:9',
  '1:2:3:4::5:6:7:8',
  '::1:2:3:4:5:6:7:8',
  '1:1:1:1:1:1:1:1:1:1:1:1:1:1:1:1',
  '::11111',
  '11111:1:1:1:1:1:1:1',
  '2001:db8:0000:1:1:1:1::1',
  '0:0:0:0:0:0:ffff:127.0.0.1',
  '0:0:0:0:ffff:127.0.0.1',
  '1.2.3.4::',
  '::1.2.3.4:1',
  '::ffff:287.0.0.1',
  'fe80::1234%',
  'fe80::1234%1%3%4',
  'fe80%fe80%',
  'fe80::1%sixteen-letters-x',
  'BC:e4d5:c:e7b9::%40i0nccymtl9cwfKo.5vaeXLSGRMe:EDh2qs5wkhnPws5xQKqafjfAMm6wGFCJ.bVFsZfb',
  '[::1]',
];

describe('isIpv4', () => {
  it.each(v4)('accepts %j', (value) => expect(isIpv4(value)).toBe(true));
  it.each([...v6, ...neither])('refuses %j', (value) => expect(isIpv4(value)).toBe(false));
});

describe('isIpv6', () => {
  it.each(v6)('accepts %j', (value) => expect(isIpv6(value)).toBe(true));
  it.each([...v4, ...neither])('refuses %j', (value) => expect(isIpv6(value)).toBe(false));
});

describe('isIp', () => {
  it.each([...v4, ...v6])('accepts %j', (value) => expect(isIp(value)).toBe(true));
  it.each(neither)('refuses %j', (value) => expect(isIp(value)).toBe(false));
});

describe('isIpv6, beside a reader that takes the address apart', () => {
  /** Groups by the rules of RFC 4291 section 2.2, one by one. */
  function reads(text: string): boolean {
    const [address = '', zone, ...more] = text.split('%');
    if (more.length > 0 || (zone !== undefined && !/^[\w.-]{1,15}$/.test(zone))) return false;
    const halves = address.split('::');
    if (halves.length > 2) return false;
    const groups = halves.flatMap((half) => (half === '' ? [] : half.split(':')));
    const tail = address.endsWith('::') ? undefined : groups.at(-1);
    const isTail = tail !== undefined && isIpv4(tail);
    const plain = isTail ? groups.slice(0, -1) : groups;
    const count = plain.length + (isTail ? 2 : 0);
    return plain.every((group) => /^[\da-f]{1,4}$/i.test(group)) && (halves.length === 2 ? count <= 7 : count === 8);
  }

  const piece = fc.constantFrom(
    '0',
    'a',
    'FFFF',
    '12345',
    '1.2.3.4',
    '1.2.3.256',
    '01.2.3.4',
    '',
    'g',
    '%eth0',
    ':',
    '::',
  );
  const address = fc
    .tuple(fc.array(fc.oneof({ weight: 6, arbitrary: fc.stringMatching(/^[\da-f]{1,4}$/) }, piece), { maxLength: 9 }))
    .map(([groups]) => groups.join(':'));

  it('agrees for random texts', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          address,
          fc.ipV6(),
          fc.array(piece).map((pieces) => pieces.join('')),
        ),
        (text) => {
          expect([text, isIpv6(text)]).toEqual([text, reads(text)]);
        },
      ),
      { numRuns: process.env.WAYBILL_THOROUGH === '1' ? 100_000 : 3_000 },
    );
  });
});
