import { isResponseError, isSchemaError } from './is-http-error';

/** Returns a failure's field errors for a form: the first message of each field by its path, such as `items.0.price`; empty for other failures. @public */
export function fieldErrorsOf(error: unknown): Record<string, string> {
  const fields: Record<string, string> = Object.create(null);
  for (const { path, message } of isResponseError(error) || isSchemaError(error) ? error.issues : []) {
    const name = path.map(String).join('.');
    if (name !== '') fields[name] ??= message;
  }
  return fields;
}
