export type { FieldIssue } from '../errors/issue';
export { fieldErrorsOf } from '../problem/field-errors';
export { type Problem, readProblem } from '../problem/read-problem';
