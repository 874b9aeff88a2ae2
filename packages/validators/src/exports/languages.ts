export { arabic } from '../languages/arabic';
export type { EveryCode } from '../languages/every-code';
export { german } from '../languages/german';
export { japanese } from '../languages/japanese';
