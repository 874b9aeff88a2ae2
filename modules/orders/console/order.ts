import { categories } from '@waybill/intake/contract';
import { defineResource } from '@waybill/ui-shell/console';
import { todayCall } from '../contract/brief';
import { contactsCall } from '../contract/contacts';
import { countsCall, detailCall, listCall, orderSorts } from '../contract/order';
import { saveCall } from '../contract/placing';
import {
  assignCall,
  cancelCall,
  noteCall,
  priceCall,
  revealCall,
  stepCall,
  stepsCall,
  takeBackCall,
  takeBacksCall,
} from '../contract/steps';
import { orderStatuses } from '../contract/words';

/** Consignment orders: their filters, sort columns and permissions. */
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
