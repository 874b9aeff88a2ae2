/** The code of `module.ts`, loaded with the first of its uses. */
export { moneyReads } from './commission/money-reads';
export { promotionCommands, promotionRecords } from './palette';
