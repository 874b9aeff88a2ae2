import type { FieldIssue } from '../errors/issue';
import { ownField } from '../lib/own-field';

/** Problem details of RFC 9457, as far as a response says them rightly: a member of a wrong type is as if it were absent. @public */
export interface Problem {
  /** A URI that names the kind of problem; `about:blank` where the status says it all. */
  readonly type: string;
  readonly title?: string;
  readonly detail?: string;
  /** The status that the server means, by its own word. */
  readonly status?: number;
  /** A URI of this very occurrence. */
  readonly instance?: string;
  /** What `errors` says of single fields. */
  readonly issues: readonly FieldIssue[];
}

/** Reads problem details out of a response's body; undefined where it has none. @public */
export function readProblem(body: unknown): Problem | undefined {
  const text = (name: string) => {
    const value = ownField(body, name);
    return typeof value === 'string' && value.trim() !== '' ? value : undefined;
  };
  const [type, title, detail, instance] = ['type', 'title', 'detail', 'instance'].map(text);
  const errors = ownField(body, 'errors');
  const issues = Array.isArray(errors) ? errors.flatMap(toIssue) : [];
  if (type === undefined && title === undefined && detail === undefined && issues.length === 0) return undefined;
  const status = ownField(body, 'status');
  return {
    type: type ?? 'about:blank',
    issues,
    ...(title && { title }),
    ...(detail && { detail }),
    ...(instance && { instance }),
    ...(typeof status === 'number' && { status }),
  };
}

function toIssue(error: unknown): FieldIssue[] {
  const pointer = ownField(error, 'pointer');
  const message = ownField(error, 'detail') ?? ownField(error, 'title') ?? ownField(error, 'message');
  if (typeof message !== 'string') return [];
  return [{ message, path: typeof pointer === 'string' ? pathOf(pointer) : [] }];
}

/** The fields that a JSON pointer (RFC 6901) goes through, also one in the fragment of a URI: `#/items/0/price`. What is no pointer names the whole. */
function pathOf(pointer: string): string[] {
  const text = pointer.startsWith('#') ? decoded(pointer.slice(1)) : pointer;
  if (!text.startsWith('/')) return [];
  return text
    .slice(1)
    .split('/')
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
