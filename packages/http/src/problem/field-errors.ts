import { isResponseError, isSchemaError } from '../errors/is-http-error';
import type { FieldIssue } from '../errors/issue';
import { readProblem } from './read-problem';

/**
 * What a failure says of single fields, as a form wants it: the first message of each by its path, such as `items.0.price`. Problem details are read from the
 * body, whatever the client's `errors`; of other failures it is empty. @public
 */
export function fieldErrorsOf(error: unknown): Record<string, string> {
  const fields: Record<string, string> = Object.create(null);
  for (const { path, message } of issuesOf(error)) {
    const name = path.map(String).join('.');
    if (name !== '') fields[name] ??= message;
  }
  return fields;
}

function issuesOf(error: unknown): readonly FieldIssue[] {
  if (isSchemaError(error)) return error.issues;
  if (!isResponseError(error)) return [];
  return error.issues.length > 0 ? error.issues : (readProblem(error.body)?.issues ?? []);
}
