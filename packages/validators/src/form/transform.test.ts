import { describe, expect, expectTypeOf, it } from 'vitest';
import { min } from '../number/min';
import { pattern } from '../text/pattern';
import { number } from '../type/number';
import { string } from '../type/string';
import { array } from './array';
import { check } from './check';
import { object } from './object';
import { optional } from './optional';
import { pipe } from './pipe';
import { record } from './record';
import type { Infer, InferInput } from './schema';
import { transform } from './transform';
import { union } from './union';
import { validate, validateAsync } from './validate';

const count = transform(pipe(string(), pattern(/^\d+$/)), Number);

describe('a transform', () => {
  it('gives the changed value, also inside objects and lists', () => {
    expect(validate(object({ counts: array(count) }), { counts: ['1', '22'] })).toEqual({
      ok: true,
      value: { counts: [1, 22] },
    });
  });

  it('hands the new value to the later rules of a pipe', () => {
    expect(validate(pipe(count, min(10)), '9')).toMatchObject({ ok: false, issues: [{ code: 'min' }] });
    expect(validate(pipe(count, min(10)), '10')).toEqual({ ok: true, value: 10 });
  });

  it('changes nothing where something is wrong', () => {
    let calls = 0;
    const counted = transform(pipe(string(), pattern(/^\d+$/)), () => {
      calls += 1;
    });
    expect(validate(counted, 'a').ok).toBe(false);
    expect(validate(counted, 7).ok).toBe(false);
    expect(calls).toBe(0);
  });

  it('of a function that throws gives the issue unchecked, with the reason', () => {
    const reason = new Error('no such day');
    const failing = transform(string(), () => {
      throw reason;
    });
    expect(validate(object({ day: failing }), { day: '31' })).toMatchObject({
      ok: false,
      issues: [{ code: 'unchecked', path: ['day'], params: { reason } }],
    });
  });

  it('waits for a question that takes time', async () => {
    const slowly = (holds: boolean) =>
      transform(
        pipe(
          string(),
          check(async () => holds),
        ),
        Number,
      );
    expect(await validateAsync(object({ a: pipe(slowly(true), min(1)) }), { a: '2' })).toEqual({
      ok: true,
      value: { a: 2 },
    });
    expect(await validateAsync(object({ a: slowly(false) }), { a: '2' })).toMatchObject({
      ok: false,
      issues: [{ code: 'invalid', path: ['a'] }],
    });
  });

  it('has one type for the input and another for the output', () => {
    const order = object({
      count,
      more: optional(count),
      table: record(string(), count),
      either: union(count, number()),
    });
    expectTypeOf<InferInput<typeof order>>().toEqualTypeOf<{
      count: string;
      more?: string | undefined;
      table: Record<string, string>;
      either: string | number;
    }>();
    expectTypeOf<Infer<typeof order>>().toEqualTypeOf<{
      count: number;
      more?: number | undefined;
      table: Record<string, number>;
      either: number;
    }>();
    expectTypeOf<InferInput<ReturnType<typeof ofPipe>>>().toEqualTypeOf<string>();
  });
});

const ofPipe = () => pipe(count, min(1));
