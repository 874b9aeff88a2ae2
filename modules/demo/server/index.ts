export { articleStatements } from './seed/seed-articles';
export { addTableCalls } from './table-calls';
