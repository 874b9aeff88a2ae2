import type { FieldIssue } from '../errors/issue';
import { shorten } from '../lib/shorten';

/** A response may be hostile: the number of issues and the length of each sentence have limits. */
const mostIssues = 200;
const longestSentence = 500;

/** Converts field errors of a response to issues: sentences or lists of them by field name, or a list of issues with one or more sentences each. Anything else is left out. */
export function toIssues(fields: unknown): FieldIssue[] {
  if (typeof fields !== 'object' || fields === null) return [];
  const issues = Array.isArray(fields) ? fields : Object.entries(fields).map(([path, message]) => ({ path, message }));
  return issues
    .flatMap((issue) => [issue?.message].flat().map((message) => ({ path: issue?.path, message })))
    .filter(({ message }) => typeof message === 'string' && message.trim() !== '')
    .slice(0, mostIssues)
    .map(({ path, message }) => ({ path: toPath(path), message: shorten(message, longestSentence) }));
}

/** Parses a JSON pointer (RFC 6901) or a name such as `items.0.price` or `items[0].price`; an empty path is the whole value. */
function toPath(path: unknown): PropertyKey[] {
  if (Array.isArray(path)) return path.filter((part) => typeof part === 'string' || typeof part === 'number');
  if (typeof path !== 'string') return [];
  // A pointer in a URI fragment is percent-encoded; an invalid percent sign stays.
  const fragment =
    path.startsWith('#') && new URLSearchParams(`_=${path.slice(1).replace(/[+&]/g, encodeURIComponent)}`);
  const pointer = fragment ? (fragment.get('_') ?? '') : path;
  if (pointer.startsWith('/'))
    return pointer
      .slice(1)
      .split('/')
      .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
  return pointer
    .replaceAll('[', '.')
    .replaceAll(']', '')
    .split('.')
    .filter((part) => part !== '');
}
