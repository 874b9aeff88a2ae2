import type { StandardIssue, StandardSchema } from './standard-schema';

/** Result of a validation: the output, or the first issue of each field by name. */
export type Judgement<Output> =
  | { readonly ok: true; readonly value: Output }
  | { readonly ok: false; readonly issues: ReadonlyMap<string, StandardIssue> };

/** Validates the values of a form; returns a promise only if the schema does. Nested fields are named by dotted paths. */
export function judge<Output>(
  schema: StandardSchema<Output>,
  values: unknown,
): Judgement<Output> | Promise<Judgement<Output>> {
  const result = schema['~standard'].validate(values);
  return result instanceof Promise ? result.then(toJudgement<Output>) : toJudgement<Output>(result);
}

function toJudgement<Output>(
  result: Awaited<ReturnType<StandardSchema<Output>['~standard']['validate']>>,
): Judgement<Output> {
  if (!result.issues) return { ok: true, value: result.value };
  const issues = new Map<string, StandardIssue>();
  for (const issue of result.issues) {
    const name = nameOf(issue);
    if (!issues.has(name)) issues.set(name, issue);
  }
  return { ok: false, issues };
}

const nameOf = ({ path = [] }: StandardIssue): string =>
  path.map((part) => String(typeof part === 'object' ? part.key : part)).join('.');

/** The first issue of each mounted field. An issue of a part, such as one end of a range, belongs to the field of the whole value. */
export function issuesByField(
  judgement: Judgement<unknown>,
  fields: ReadonlyMap<string, unknown>,
): ReadonlyMap<string, StandardIssue> {
  const issues = new Map<string, StandardIssue>();
  if (judgement.ok) return issues;
  for (const [name, issue] of judgement.issues) {
    const field = holderOf(name, fields);
    if (!issues.has(field)) issues.set(field, issue);
  }
  return issues;
}

function holderOf(name: string, fields: ReadonlyMap<string, unknown>): string {
  for (let part = name; part !== ''; part = part.slice(0, Math.max(0, part.lastIndexOf('.')))) {
    if (fields.has(part)) return part;
  }
  return name;
}

/** Whether the schema rejects the same values with this field empty. Fields of an asynchronous schema count as optional. */
export function isFieldRequired(
  schema: StandardSchema,
  values: Readonly<Record<string, unknown>>,
  name: string,
): boolean {
  const emptied = withEmpty(values, name.split('.'));
  const judgement = judge(schema, emptied);
  if (judgement instanceof Promise || judgement.ok) return false;
  return [...judgement.issues.keys()].some((each) => each === name || each.startsWith(`${name}.`));
}

/** A copy in which the value at a path is empty. */
function withEmpty(value: unknown, [name, ...rest]: readonly string[]): unknown {
  if (name === undefined) return emptyLike(value);
  if (Array.isArray(value)) return value.map((item, index) => (String(index) === name ? withEmpty(item, rest) : item));
  const record = (value ?? {}) as Readonly<Record<string, unknown>>;
  return { ...record, [name]: withEmpty(record[name], rest) };
}

function emptyLike(value: unknown): unknown {
  if (typeof value === 'string') return '';
  if (typeof value === 'boolean') return false;
  if (Array.isArray(value)) return [];
  // A value of several parts, such as a range, is empty when each of them is.
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([part, held]) => [part, emptyLike(held)]));
  return null;
}
