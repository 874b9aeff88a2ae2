import { describe, expectTypeOf, it } from 'vitest';
import { email } from '../contact/email.ts';
import { amount } from '../number/amount.ts';
import { notEmpty } from '../presence/not-empty.ts';
import { required } from '../presence/required.ts';
import { maxLength } from '../text/max-length.ts';
import { minLength } from '../text/min-length.ts';
import { oneOf } from '../text/one-of.ts';
import { boolean } from '../type/boolean.ts';
import { date } from '../type/date.ts';
import { integer } from '../type/integer.ts';
import { number } from '../type/number.ts';
import { string } from '../type/string.ts';
import { array } from './array.ts';
import { check } from './check.ts';
import { object } from './object.ts';
import { nullable, optional, orEmpty } from './optional.ts';
import { pipe } from './pipe.ts';
import type { Infer } from './schema.ts';
import { validate } from './validate.ts';

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
    // @ts-expect-error a length of characters is no question for a number
    pipe(number(), minLength(3));
  });
});
