export { arabic } from '../languages/arabic';
export type { AnyIssueCode } from '../languages/every-code';
export { german } from '../languages/german';
export { japanese } from '../languages/japanese';
