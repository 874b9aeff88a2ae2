import { kitMessages } from '@waybill/kit/console';
import { orderMessages } from './shared/messages';

/** The filters above the order list. */
export const orderFilters = {
  keyword: { label: kitMessages.keyword, placeholder: orderMessages.keywordHint },
  category: { label: orderMessages.category, options: kitMessages },
  fromCity: { label: orderMessages.fromCity, options: {} },
  toCity: { label: orderMessages.toCity, options: {} },
  from: { label: orderMessages.createdAt, until: 'to' },
  signedOn: { label: orderMessages.signedOn },
  overdue: { label: orderMessages.overdue, options: { true: orderMessages.overdueOnly } },
} as const;
