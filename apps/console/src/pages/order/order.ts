import { categories } from '@waybill/intake/contract';
import {
  assignCall,
  cancelCall,
  contactsCall,
  countsCall,
  detailCall,
  listCall,
  noteCall,
  orderSorts,
  orderStatuses,
  priceCall,
  revealCall,
  saveCall,
  stepCall,
  stepsCall,
  takeBackCall,
  takeBacksCall,
  todayCall,
} from '@waybill/contract/orders';
import { defineResource } from '@waybill/ui-shell/console';

/** Consignment orders: what they are found and sorted by, and what can be done with them. */
export const orders = defineResource({
  list: listCall,
  record: detailCall,
  save: saveCall,
  actions: {
    cancel: cancelCall,
    step: stepCall,
    takeBack: takeBackCall,
    price: priceCall,
    note: noteCall,
    reveal: revealCall,
  },
  bulk: { step: stepsCall, assign: assignCall, takeBack: takeBacksCall },
  filters: {
    keyword: 'text',
    status: orderStatuses,
    category: categories,
    fromCity: 'text',
    toCity: 'text',
    from: 'date',
    to: 'date',
    signedOn: 'date',
    overdue: ['true'],
  },
  sorts: orderSorts,
  changes: [countsCall, todayCall, contactsCall],
});
