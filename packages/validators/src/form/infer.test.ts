import { describe, expectTypeOf, it } from 'vitest';
import { email } from '../contact/email';
import { amount } from '../number/amount';
import { notEmpty } from '../presence/not-empty';
import { required } from '../presence/required';
import { maxLength } from '../text/max-length';
import { minLength } from '../text/min-length';
import { oneOf } from '../text/one-of';
import { boolean } from '../type/boolean';
import { date } from '../type/date';
import { integer } from '../type/integer';
import { number } from '../type/number';
import { string } from '../type/string';
import { array } from './array';
import { check } from './check';
import { object } from './object';
import { nullable, optional, orEmpty } from './optional';
import { pipe } from './pipe';
import type { Infer } from './schema';
import { validate } from './validate';

/** Schemas are only described here, so that the types can be compared; nothing runs. */
const describeTypes = () => {
  const user = object({
    name: pipe(string(), required(), minLength(2), maxLength(4)),
    role: pipe(string(), oneOf(['admin', 'editor'])),
    email: optional(email()),
    note: orEmpty(string()),
    left: nullable(date()),
    fee: amount(),
    tags: array(object({ id: integer(), on: boolean() })),
  });
  return { user };
};

describe('the types that are inferred', () => {
  it('are those of the values, optional keys included', () => {
    type User = Infer<ReturnType<typeof describeTypes>['user']>;
    expectTypeOf<User>().toEqualTypeOf<{
      name: string;
      role: 'admin' | 'editor';
      email?: string | undefined;
      note?: string | null | undefined;
      left: Date | null;
      fee: string | number;
      tags: { id: number; on: boolean }[];
    }>();
  });

  it('reach the value of a successful validation', () => {
    const result = validate(pipe(string(), notEmpty(), oneOf(['a', 'b'])), 'a');
    if (result.ok) expectTypeOf(result.value).toEqualTypeOf<'a' | 'b'>();
  });

  it('reach the question of a check', () => {
    pipe(
      object({ from: number(), to: number() }),
      check((value) => {
        expectTypeOf(value).toEqualTypeOf<{ from: number; to: number }>();
        return value.from < value.to;
      }),
    );
  });

  it('forbid a rule that cannot look at the value', () => {
    // @ts-expect-error a length of characters does not apply to a number
    pipe(number(), minLength(3));
  });
});
