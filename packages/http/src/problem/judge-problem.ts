import type { FieldIssue } from '../errors/issue';
import { readProblem } from './read-problem';

/** What problem details say of a failure: a code where their type is one, the sentence to show and the fields. */
export interface JudgedProblem {
  code: string | undefined;
  sentence: string | undefined;
  issues: readonly FieldIssue[];
}

/** Judges a failing body by RFC 9457; undefined where it holds no problem details. What is said of this occurrence goes before what is said of its kind. */
export function judgeProblem(body: unknown): JudgedProblem | undefined {
  const problem = readProblem(body);
  if (!problem) return undefined;
  const { type, detail, title, issues } = problem;
  return { code: type === 'about:blank' ? undefined : type, sentence: detail ?? title, issues };
}
