import { kitMessages, useWhyNot } from '@waybill/kit/console';
import { useText } from '@waybill/ui-shell';
import { orderStatuses } from '../contract/words';
import { orderMessages } from './shared/messages';

/** Returns a function that explains why the user may not do something with an order. */
export function useWhyNotOrder() {
  const t = useText();
  return useWhyNot({
    fact: (fact) =>
      fact === 'status' ? t(kitMessages.status) : fact === 'owner' ? t(orderMessages.placedBy) : undefined,
    value: (value, fact) => {
      if (fact === 'owner') return t(orderMessages.yourself);
      const status = orderStatuses.find((each) => each === value);
      return status && t(orderMessages[status]);
    },
  });
}
