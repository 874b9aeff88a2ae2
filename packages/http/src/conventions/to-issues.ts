import type { FieldIssue } from '../errors/issue';
import { shorten } from '../lib/shorten';

/** A response may be hostile: the number of issues and the length of each sentence have limits. */
const mostIssues = 200;
const longestSentence = 500;

/** Makes issues of what a response says of fields: sentences, or lists of them, by the names of fields; or a list of issues, each with a sentence or a list of them. What is neither is left out. */
export function toIssues(fields: unknown): FieldIssue[] {
  if (typeof fields !== 'object' || fields === null) return [];
  const issues = Array.isArray(fields) ? fields : Object.entries(fields).map(([path, message]) => ({ path, message }));
  return issues
    .flatMap((issue) => [issue?.message].flat().map((message) => ({ path: issue?.path, message })))
    .filter(({ message }) => typeof message === 'string' && message.trim() !== '')
    .slice(0, mostIssues)
    .map(({ path, message }) => ({ path: toPath(path), message: shorten(message, longestSentence) }));
}

/** The path that a JSON pointer (RFC 6901) or a name such as `items.0.price` or `items[0].price` stands for; an empty one is the whole. */
function toPath(path: unknown): PropertyKey[] {
  if (Array.isArray(path)) return path.filter((part) => typeof part === 'string' || typeof part === 'number');
  if (typeof path !== 'string') return [];
  // In the fragment of a URI a pointer is encoded; a percent sign that stands for nothing is left as it is.
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
