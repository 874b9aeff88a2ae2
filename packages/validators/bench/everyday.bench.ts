import * as front from '../src/exports/index';

/** Prints the microseconds of everyday checks: single predicates, and a form of four fields with one mistake. */
const { check, email, isMobile, minLength, object, optional, pipe, string, validate } = front;
const form = object({
  name: pipe(string(), minLength(2)),
  mobile: pipe(string(), check(isMobile, { code: 'mobile' })),
  mail: email(),
  note: optional(string()),
});
const order = { name: '张三丰', mobile: '13800000001', mail: 'zhang(at)example.com' };
const answers: [name: string, run: () => unknown][] = [
  ['isEmail', () => front.isEmail('zhang.san@example.com')],
  ['isMobile', () => front.isMobile('13800000001')],
  ['isIdCard', () => front.isIdCard('11010519491231002X')],
  ['isUrl', () => front.isUrl('https://example.com/orders?id=1')],
  ['isVin', () => front.isVin('1M8GDM9AXKP042788')],
  ['a form of four fields', () => validate(form, order)],
];

for (const [name, run] of answers) {
  const times = 100_000;
  for (let warm = 0; warm < times; warm += 1) run();
  const start = performance.now();
  for (let n = 0; n < times; n += 1) run();
  console.log(`${name}: ${(((performance.now() - start) / times) * 1000).toFixed(2)} µs`);
}
