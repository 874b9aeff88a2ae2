import { isResponseError, isSchemaError } from './is-http-error';

/** What a failure says of single fields, as a form needs it: the first message of each by its path, such as `items.0.price`; empty for other failures. @public */
export function fieldErrorsOf(error: unknown): Record<string, string> {
  const fields: Record<string, string> = Object.create(null);
  for (const { path, message } of isResponseError(error) || isSchemaError(error) ? error.issues : []) {
    const name = path.map(String).join('.');
    if (name !== '') fields[name] ??= message;
  }
  return fields;
}
