import { type Schema, validate } from '@waybill/validators';
import { CallFailure } from './call-failure';

/** Reads a query; throws `CallFailure` 400 that names the first invalid parameter. */
export const readQuery = <Output>(schema: Schema<Output, unknown>, given: unknown): Output =>
  read(schema, given, (field) => badField(field));

/** Reads a form; throws `CallFailure` 400 that names the first invalid field, also in `data.fields`, so that the form can show it there. */
export const readForm = <Output>(schema: Schema<Output, unknown>, given: unknown): Output =>
  read(schema, given, wrongField);

function read<Output>(
  schema: Schema<Output, unknown>,
  given: unknown,
  toFailure: (field: string) => CallFailure,
): Output {
  const result = validate(schema, given, { stopAt: 'first' });
  if (result.ok) return result.value;
  const field = (result.issues[0]?.path ?? []).map(String).join('.');
  throw field === '' ? new CallFailure(400, 'badRequest') : toFailure(field);
}

/** The refusal of a parameter, which it names. */
export const badField = (field: string): CallFailure => new CallFailure(400, 'badField', { values: { field } });

/** The refusal of a field of a form, which it names for the form too. */
export const wrongField = (field: string): CallFailure =>
  new CallFailure(400, 'badField', { values: { field }, field });
