export { arabic } from '../languages/arabic';
export { chinese } from '../languages/chinese';
export { german } from '../languages/german';
export { japanese } from '../languages/japanese';
