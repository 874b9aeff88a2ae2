import { isSame } from '../../../../forms/drafts/draft';
import type { CallRequest, EditContext } from '../../../kernel/call';

/** A `toRequest` that sends changes since `useEdit` opened the record as a JSON merge patch (RFC 7396): `undefined` is removed, lists are replaced. Other records go whole. @public */
export const mergePatch = (fields: object, { before }: EditContext): CallRequest =>
  before
    ? { body: mergeOf(before, fields), headers: { 'Content-Type': 'application/merge-patch+json' } }
    : { body: fields };

/** A `toRequest` that sends the changes since the record was opened as a JSON patch (RFC 6902). A record that was not opened by `useEdit` is sent as it is. @public */
export const jsonPatch = (fields: object, { before }: EditContext): CallRequest =>
  before
    ? { body: stepsOf(before, fields, ''), headers: { 'Content-Type': 'application/json-patch+json' } }
    : { body: fields };

/** Returns the fields with changed values. */
export const changedIn = (before: object, fields: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).filter(([name, value]) => !isSame(ownValue(before, name), value)));

function mergeOf(before: object, after: object): Record<string, unknown> {
  const changes = Object.entries(changedIn(before, after)).map(([name, value]) => {
    const was = ownValue(before, name);
    if (!isPlain(was) || !isPlain(value)) return [name, value ?? null];
    return [name, { ...gone(was, value, null), ...mergeOf(was, value) }];
  });
  return Object.fromEntries(changes);
}

type Step = { op: 'add' | 'replace'; path: string; value: unknown } | { op: 'remove'; path: string };

function stepsOf(before: object, after: object, at: string): Step[] {
  return Object.entries(changedIn(before, after)).flatMap(([name, value]): Step[] => {
    const was = ownValue(before, name);
    const path = `${at}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
    if (value === undefined) return [{ op: 'remove', path }];
    if (!isPlain(was) || !isPlain(value)) return [{ op: was === undefined ? 'add' : 'replace', path, value }];
    return stepsOf(was, { ...gone(was, value, undefined), ...value }, path);
  });
}

/** The names that an object no longer has; of the record itself a form may show only some. */
const gone = (was: object, now: object, as: null | undefined): Record<string, unknown> =>
  Object.fromEntries(
    Object.keys(was)
      .filter((name) => !Object.hasOwn(now, name))
      .map((name) => [name, as]),
  );

const ownValue = (value: object, name: string): unknown =>
  Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined;

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);
