export { type ConditionalGet, type ConditionalGetOptions, conditionalGet } from '../etags/conditional-get';
