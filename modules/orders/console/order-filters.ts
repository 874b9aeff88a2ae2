import { kitMessages } from '@waybill/kit/console';
import { orderMessages } from './shared/messages';

/** The states that stand as tabs above the list. */
export const orderStates = { status: { label: orderMessages.states, options: orderMessages } } as const;

/** The conditions above the list of orders. */
export const orderFilters = {
  keyword: { label: kitMessages.keyword, placeholder: orderMessages.keywordHint },
  category: { label: orderMessages.category, options: kitMessages },
  from: { label: orderMessages.createdAt, until: 'to' },
  fromCity: { label: orderMessages.fromCity, options: {} },
  toCity: { label: orderMessages.toCity, options: {} },
  signedOn: { label: orderMessages.signedOn },
  overdue: { label: orderMessages.overdue, options: { true: orderMessages.overdueOnly } },
} as const;
