import {
  assignCall,
  cancelCall,
  categories,
  contactsCall,
  countsCall,
  noteCall,
  type Order,
  order,
  orderDetail,
  orderSorts,
  orderStatuses,
  priceCall,
  revealCall,
  stepCall,
  stepsCall,
  todayCall,
} from '@waybill/contract/orders';
import { defineResource } from '@waybill/ui-shell/console';
import { actionOf } from '../kit/calls';

/** Consignment orders: what they are found and sorted by, and what can be done with them. */
export const orders = defineResource({
  path: '/order',
  schema: order,
  detail: orderDetail,
  list: {
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
  },
  actions: {
    cancel: cancelCall.url,
    step: actionOf(stepCall),
    price: priceCall.url,
    note: noteCall.url,
    reveal: actionOf(revealCall),
  },
  bulk: {
    step: actionOf(stepsCall),
    assign: actionOf(assignCall),
  },
  changes: [countsCall.url, todayCall.url, contactsCall.url],
});

/** Whether an order can still be cancelled. */
export const isCancellable = ({ status }: Pick<Order, 'status'>): boolean =>
  status === 'pending' || status === 'accepted';
