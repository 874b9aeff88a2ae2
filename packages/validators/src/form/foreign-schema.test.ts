import * as v from 'valibot';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { string } from '../type/string';
import { object, type Shape } from './object';

it.each([
  ['zod', z.string()],
  ['valibot', v.string()],
])('an object refuses a field of %s by its name when it is made', (library, schema) => {
  expect(() => object({ name: string(), phone: schema } as unknown as Shape)).toThrow(
    `object(): the field "phone" needs a schema of the package that object() comes from, not ${library}.`,
  );
});

it('an object names a field without a schema', () => {
  expect(() => object({ phone: undefined } as unknown as Shape)).toThrow(
    'object(): the field "phone" needs a schema of the package that object() comes from, not undefined.',
  );
});
