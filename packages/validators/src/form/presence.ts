import { isBlank } from '../text/is-blank.ts';
import { accept, createSchema, refuse } from './create-schema.ts';
import type { IssueCode } from './issue-code.ts';
import type { Schema } from './schema.ts';

/** Refuses nothing at all, the empty string and the empty list; the later rules of a `pipe` are then not asked. */
export function required(): Schema<unknown> {
  return createPresence(
    'required',
    (value) => value === undefined || value === null || value === '' || isEmptyList(value),
  );
}

/** Refuses what `required` does, and strings of nothing but white space. */
export function notEmpty(): Schema<unknown> {
  return createPresence('notEmpty', (value) => isBlank(value) || isEmptyList(value));
}

function createPresence(code: IssueCode, absent: (value: unknown) => boolean): Schema<unknown> {
  return createSchema((value) => (absent(value) ? refuse({ code, path: [], params: {} }) : accept(value)));
}

function isEmptyList(value: unknown): boolean {
  try {
    return Array.isArray(value) && value.length === 0;
  } catch {
    return false;
  }
}
