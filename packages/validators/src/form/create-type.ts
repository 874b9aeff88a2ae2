import { accept, createSchema, refuse } from './create-schema.ts';
import type { IssueParams } from './issue.ts';
import type { IssueCode } from './issue-code.ts';
import type { Schema } from './schema.ts';

/** Makes a schema of one test on the value's type; nothing at all (`undefined`, `null`) is answered with `required`. */
export function createType<Output>(
  code: IssueCode,
  test: (value: unknown) => boolean,
  params: IssueParams = {},
): Schema<Output> {
  return createSchema((value) => {
    if (test(value)) return accept(value as Output);
    const missing = value === undefined || value === null;
    return refuse(missing ? { code: 'required', path: [], params: {} } : { code, path: [], params });
  });
}
