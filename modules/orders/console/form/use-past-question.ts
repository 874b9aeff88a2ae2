import { toBusinessNow, useFormat } from '@waybill/kit/console';
import { useText } from '@waybill/ui-shell';
import type { Refusal } from '@waybill/ui-shell/console';
import { useConfirm } from '@waybill/ui-shell/console';
import { orderMessages } from '../shared/messages';
import { isPastCollection } from './is-past-collection';
import type { OrderFields } from './order-fields';

/** Asks before an order is sent whose collection is over, unless it stood so already; gives why it is not sent where it is to be changed. */
export function usePastQuestion(known: string | undefined): (fields: OrderFields) => Promise<Refusal | undefined> {
  const t = useText();
  const format = useFormat();
  const confirm = useConfirm();
  return async (fields) => {
    const { collectOn, collectFrom, collectUntil } = fields;
    if (collectOn === known || !isPastCollection(fields, toBusinessNow())) return undefined;
    const when = `${format.fullDay(collectOn)} ${collectFrom}–${collectUntil}`;
    const agreed = await confirm.ask({
      title: { ...orderMessages.pastTitle, values: { when } },
      description: orderMessages.pastHint,
      confirm: orderMessages.pastGoOn,
      cancel: orderMessages.pastChange,
    });
    const message = t(orderMessages.collectPast);
    return agreed ? undefined : { message, fields: { collectOn: message } };
  };
}
