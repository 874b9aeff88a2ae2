import { createErrorLog } from '../src/shell/error-log/create-error-log';

/** The cost of an error storm: one report, and the flush of a full frame. */
const log = createErrorLog({ mode: 'development', schedule: () => {}, getUrl: () => 'http://host/#/order/orderList' });
const total = 10_000;
const errors = Array.from(
  { length: total },
  (_, n) => new Error(`error ${n} of 13800138000 token=abcdef ${'x '.repeat(200)}`),
);

const start = performance.now();
for (const error of errors) log.report(error);
const reported = performance.now();
log.flush();
const flushed = performance.now();

console.log(`report: ${((1000 * (reported - start)) / total).toFixed(1)} µs each over ${total}`);
console.log(`flush of ${log.state.list.length} entries with masking: ${(flushed - reported).toFixed(1)} ms`);

const worst = Array.from({ length: 200 }, (_, n) => ({
  message: `${n} ${'token: a-b '.repeat(400)}`,
  stack: 'at x (http://h/a.js:1:2)\n'.repeat(600),
}));
for (const error of worst) log.report(error);
const before = performance.now();
log.flush();
console.log(`flush of 200 entries at full length: ${(performance.now() - before).toFixed(1)} ms`);
