import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ruleTable } from '../testing/rule-table';
import { toJsonSchema } from './to-json-schema';
import { validate } from './validate';

const RUNS = process.env.WAYBILL_THOROUGH === '1' ? 100_000 : 500;
const ajv = new Ajv2020({ strict: false, validateFormats: false });

const rules = ruleTable.flatMap(({ file, schema, examples }) =>
  schema
    ? examples().map(({ args = [], good, bad }) => {
        const rule = schema(...(args as never[]));
        const json = toJsonSchema(rule);
        return { title: `${file} ${JSON.stringify(args)}`, rule, json, values: [...good, ...bad] };
      })
    : [],
);

/** Whether JSON preserves the value. */
const isJson = (value: unknown) =>
  ['string', 'boolean'].includes(typeof value) ||
  Number.isFinite(value) ||
  Array.isArray(value) ||
  (value !== null && Object.getPrototypeOf(value ?? '') === Object.prototype);

/** Values of JSON, and valid or invalid example texts with a few characters changed. */
const valuesNear = (examples: readonly unknown[]) => {
  const texts = examples.filter((value) => typeof value === 'string');
  const changed = fc
    .tuple(
      fc.constantFrom('', ...texts),
      fc.nat(24),
      fc.nat(2),
      fc.oneof(fc.string({ unit: 'binary', maxLength: 2 }), fc.stringMatching(/^[0-9A-Za-z京使警:.()+ -]{0,2}$/)),
    )
    .map(([text, at, cut, more]) => text.slice(0, at) + more + text.slice(at + cut));
  return fc.oneof(fc.jsonValue(), changed, changed, fc.constantFrom<unknown>(null, ...examples.filter(isJson)));
};

describe('the JSON Schema of', () => {
  it.each(rules)(
    '$title says what the rule says, or that it says less',
    { timeout: 900_000 },
    ({ rule, json, values }) => {
      const accepts = ajv.compile(json);
      const partial = JSON.stringify(json).includes('"x-partial":true');
      fc.assert(
        fc.property(valuesNear(values), (value) => {
          const ours = validate(rule, value).ok;
          const theirs = accepts(value);
          if (ours && !theirs) expect.fail(`refuses ${JSON.stringify(value)}, which the rule accepts`);
          if (!partial && theirs && !ours) expect.fail(`accepts ${JSON.stringify(value)}, which the rule refuses`);
        }),
        { numRuns: RUNS },
      );
    },
  );
});
