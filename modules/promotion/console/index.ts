export { commissionMessages } from './commission/messages';
export { promotedUserHref } from './commission/promoted-user';
export { RefuseOne } from './commission/refuse-one';
export { SettleSelected } from './commission/settle-selected';
export { VoidDialog } from './commission/void-dialog';
export { withdrawals } from './commission/withdrawals';
