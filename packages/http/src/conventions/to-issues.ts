import type { FieldIssue } from '../errors/issue';
import { shorten } from '../lib/shorten';

/** A response may be hostile: the number of issues and the length of each sentence have limits. */
const mostIssues = 200;
const longestSentence = 500;

/** Makes issues of what a response says of fields: sentences, or lists of them, by the names of fields; or a list of issues. What is neither is left out. */
export function toIssues(fields: unknown): FieldIssue[] {
  if (typeof fields !== 'object' || fields === null) return [];
  const issues = Array.isArray(fields)
    ? fields
    : Object.entries(fields).flatMap(([name, said]) =>
        (Array.isArray(said) ? said : [said]).map((message) => ({ path: toPath(name), message })),
      );
  return issues
    .filter((issue) => typeof issue?.message === 'string' && issue.message.trim() !== '' && Array.isArray(issue.path))
    .slice(0, mostIssues)
    .map(({ path, message }) => ({ path, message: shorten(message, longestSentence) }));
}

/** The path that a name such as `items.0.price` or `items[0].price` stands for; an empty name is the whole. */
const toPath = (name: string): string[] =>
  name
    .replaceAll('[', '.')
    .replaceAll(']', '')
    .split('.')
    .filter((part) => part !== '');
