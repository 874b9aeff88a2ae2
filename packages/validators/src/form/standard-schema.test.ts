import { describe, expect, it } from 'vitest';
import { email } from '../contact/email';
import { en, zh } from '../messages/core-catalogues';
import { minLength } from '../text/min-length';
import { string } from '../type/string';
import { check } from './check';
import { configure } from './configure';
import { object } from './object';
import { pipe } from './pipe';
import type { Schema } from './schema';

/** The interface of standardschema.dev, shortened to the parts that a caller uses. */
interface StandardSchemaV1<Input = unknown, Output = Input> {
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: string;
    readonly validate: (value: unknown) => StandardResult<Output> | Promise<StandardResult<Output>>;
    readonly types?: { readonly input: Input; readonly output: Output } | undefined;
  };
}
type StandardResult<Output> =
  | { readonly value: Output; readonly issues?: undefined }
  | {
      readonly issues: readonly {
        readonly message: string;
        readonly path?: readonly (PropertyKey | { key: PropertyKey })[] | undefined;
      }[];
    };
type InferOutput<S extends StandardSchemaV1> = NonNullable<S['~standard']['types']>['output'];

const form = object({ email: email(), name: pipe(string(), minLength(2)) });

async function callAsLibrary<S extends StandardSchemaV1>(
  schema: S,
  value: unknown,
): Promise<StandardResult<InferOutput<S>>> {
  return (await schema['~standard'].validate(value)) as StandardResult<InferOutput<S>>;
}

describe('Standard Schema v1', () => {
  it('hands out the typed value without issues', async () => {
    const result = await callAsLibrary(form, { email: 'a@b.com', name: 'Li', more: 1 });
    expect(result).toEqual({ value: { email: 'a@b.com', name: 'Li' } });
    if (!result.issues) expect(result.value.email.length).toBe(7);
  });

  it('hands out issues with message and path, and our own code and params beside them', async () => {
    const result = await callAsLibrary(form, { email: 'x', name: 'L' });
    expect(result.issues).toEqual([
      { message: 'email', path: ['email'], code: 'email', params: {} },
      { message: 'minLength', path: ['name'], code: 'minLength', params: { min: 2 } },
    ]);
  });

  it('answers synchronously, and with a promise only where a question takes time', () => {
    const slow: Schema<string> = pipe(
      string(),
      check(async () => true),
    );
    expect(form['~standard'].validate({})).not.toBeInstanceOf(Promise);
    expect(slow['~standard'].validate('a')).toBeInstanceOf(Promise);
  });

  it('has the words of the catalogue that configure is given', async () => {
    const messageOf = async (schema: Schema<unknown>) =>
      (await callAsLibrary(schema, { email: 'a@b.com', name: 'L' })).issues?.[0]?.message;
    expect(await messageOf(configure(form, { messages: en }))).toBe('Length must be at least 2');
    expect(await messageOf(configure(form, { messages: zh }))).toBe('长度不能少于 2 个字符');
    expect(await messageOf(configure(form, { messages: { ...en, minLength: 'Too short' } }))).toBe('Too short');
  });

  it('stops as configured', async () => {
    const result = await callAsLibrary(configure(form, { stopAt: 'first' }), {});
    expect(result.issues).toHaveLength(1);
  });
});
