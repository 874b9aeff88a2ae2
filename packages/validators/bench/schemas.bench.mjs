/** Compares schemas and three predicates with valibot, zod, arktype and validator.js: the fastest of many rounds, taken in turns, with the goals. */
import * as own from '@waybill/validators';
import { isIban } from '@waybill/validators/trade';
import { type } from 'arktype';
import * as v from 'valibot';
import validator from 'validator';
import { z } from 'zod';

const order = {
  number: 'W-20260101-001',
  status: 'paid',
  price: 1280,
  paid: true,
  note: 'call before',
  tags: ['glass', 'upright'],
  contact: { name: 'Li Lei', phone: '13812345678' },
};
const wrongOrder = { ...order, number: 7, status: 'lost', contact: { name: '', phone: 13812345678 } };
const rowOf = (place) => ({
  id: place,
  number: `W-${place}`,
  from: 'Hangzhou',
  to: 'Shanghai',
  price: place * 10,
  paid: place % 2 === 0,
  phone: '13812345678',
  note: '',
  weight: 12.5,
  made: '2026-01-01',
});
const rows = Array.from({ length: 1000 }, (_, place) => rowOf(place));
const statuses = ['new', 'paid', 'done'];

const ownOrder = own.object({
  number: own.string(),
  status: own.oneOf(statuses),
  price: own.number(),
  paid: own.boolean(),
  note: own.optional(own.string()),
  tags: own.array(own.string()),
  contact: own.object({ name: own.pipe(own.string(), own.minLength(1)), phone: own.string() }),
});
const ownRows = own.array(
  own.object({
    id: own.number(),
    number: own.string(),
    from: own.string(),
    to: own.string(),
    price: own.number(),
    paid: own.boolean(),
    phone: own.string(),
    note: own.string(),
    weight: own.number(),
    made: own.string(),
  }),
);
const valibotOrder = v.object({
  number: v.string(),
  status: v.picklist(statuses),
  price: v.number(),
  paid: v.boolean(),
  note: v.optional(v.string()),
  tags: v.array(v.string()),
  contact: v.object({ name: v.pipe(v.string(), v.minLength(1)), phone: v.string() }),
});
const valibotRows = v.array(
  v.object({
    id: v.number(),
    number: v.string(),
    from: v.string(),
    to: v.string(),
    price: v.number(),
    paid: v.boolean(),
    phone: v.string(),
    note: v.string(),
    weight: v.number(),
    made: v.string(),
  }),
);
const zodOrder = z.object({
  number: z.string(),
  status: z.enum(statuses),
  price: z.number(),
  paid: z.boolean(),
  note: z.string().optional(),
  tags: z.array(z.string()),
  contact: z.object({ name: z.string().min(1), phone: z.string() }),
});
const zodRows = z.array(
  z.object({
    id: z.number(),
    number: z.string(),
    from: z.string(),
    to: z.string(),
    price: z.number(),
    paid: z.boolean(),
    phone: z.string(),
    note: z.string(),
    weight: z.number(),
    made: z.string(),
  }),
);
const arkOrder = type({
  number: 'string',
  status: "'new'|'paid'|'done'",
  price: 'number',
  paid: 'boolean',
  'note?': 'string',
  tags: 'string[]',
  contact: { name: 'string > 0', phone: 'string' },
});
const arkRows = type({
  id: 'number',
  number: 'string',
  from: 'string',
  to: 'string',
  price: 'number',
  paid: 'boolean',
  phone: 'string',
  note: 'string',
  weight: 'number',
  made: 'string',
}).array();

const schemaRow = (name, value, schemas, goal) => ({
  name,
  goal,
  runs: {
    ours: () => own.validate(schemas.own, value),
    valibot: () => v.safeParse(schemas.valibot, value),
    zod: () => schemas.zod.safeParse(value),
    arktype: () => schemas.ark(value),
  },
});
const orders = { own: ownOrder, valibot: valibotOrder, zod: zodOrder, ark: arkOrder };
const lists = { own: ownRows, valibot: valibotRows, zod: zodRows, ark: arkRows };

const table = [
  schemaRow('an object of 7 fields, one nested', order, orders, 100),
  schemaRow('the same with 4 mistakes', wrongOrder, orders, 100),
  schemaRow('1,000 rows of 10 fields', rows, lists, 100),
  {
    name: 'an IPv6 address',
    goal: 100,
    runs: {
      ours: () => own.isIpv6('2001:db8:85a3::8a2e:370:7334'),
      'validator.js': () => validator.isIP('2001:db8:85a3::8a2e:370:7334', 6),
    },
  },
  {
    name: 'an identity number',
    goal: 100,
    runs: {
      ours: () => own.isIdCard('11010519491231002X'),
      'validator.js': () => validator.isIdentityCard('11010519491231002X', 'zh-CN'),
    },
  },
];

const prices = Object.fromEntries(Array.from({ length: 20 }, (_, place) => [`line${place}`, place]));
const ownPrices = own.record(own.string(), own.number());
const valibotPrices = v.record(v.string(), v.number());
const zodPrices = z.record(z.string(), z.number());
const ownEmail = own.email();
const valibotEmail = v.pipe(v.string(), v.email());
const zodEmail = z.email();
const address = 'zhang.san@example.com';
const withAddress = { ...order, contact: address };
const ownWithAddress = own.object({ ...ownOrder['~json'][1], contact: ownEmail });
const valibotWithAddress = v.object({ ...valibotOrder.entries, contact: valibotEmail });
const zodWithAddress = z.object({ ...zodOrder.shape, contact: zodEmail });
table.push(
  {
    name: 'an object of 7 fields, one an e-mail address',
    goal: 100,
    runs: {
      ours: () => own.validate(ownWithAddress, withAddress),
      valibot: () => v.safeParse(valibotWithAddress, withAddress),
      zod: () => zodWithAddress.safeParse(withAddress),
    },
  },
  {
    name: 'a record of 20 keys',
    goal: 150,
    runs: {
      ours: () => own.validate(ownPrices, prices),
      valibot: () => v.safeParse(valibotPrices, prices),
      zod: () => zodPrices.safeParse(prices),
    },
  },
  {
    name: 'an e-mail address',
    goal: 150,
    runs: {
      ours: () => own.validate(ownEmail, address),
      valibot: () => v.safeParse(valibotEmail, address),
      zod: () => zodEmail.safeParse(address),
    },
  },
  {
    name: 'an IBAN',
    goal: 100,
    runs: {
      ours: () => isIban('DE89370400440532013000'),
      'validator.js': () => validator.isIBAN('DE89370400440532013000'),
    },
  },
);

for (const row of table) printRow(row);

function printRow({ name, runs, goal }) {
  const times = measure(Object.values(runs));
  const [ours, theirs] = times;
  const [, other] = Object.keys(runs);
  const each = Object.keys(runs).map((side, place) => `${side} ${toText(times[place])}`);
  const ratio = Math.round((ours / theirs) * 100);
  console.log(`${name}: ${each.join(', ')}; ours takes ${ratio} % of ${other}, the goal is ${goal} %`);
}

/** Measures nanoseconds per function. The sides take turns, and the fastest round of each counts, so that other load on the machine does not. */
function measure(functions) {
  const rounds = 41;
  const counts = functions.map(countFor);
  const taken = functions.map(() => []);
  for (let round = 0; round < rounds; round += 1)
    for (const [side, run] of functions.entries()) taken[side].push(timeOf(run, counts[side]));
  return taken.map((times) => Math.min(...times));
}

/** Returns how often a function runs in about 10 ms, after the engine has compiled it. */
function countFor(run) {
  const until = performance.now() + 300;
  let count = 0;
  while (performance.now() < until) {
    run();
    count += 1;
  }
  return Math.max(1, Math.round(count / 30));
}

function timeOf(run, count) {
  const start = performance.now();
  for (let n = 0; n < count; n += 1) run();
  return ((performance.now() - start) / count) * 1e6;
}

function toText(nanoseconds) {
  return nanoseconds < 10_000 ? `${Math.round(nanoseconds)} ns` : `${(nanoseconds / 1e6).toFixed(3)} ms`;
}
