export { arabic } from '../languages/arabic';
export { german } from '../languages/german';
export { japanese } from '../languages/japanese';
