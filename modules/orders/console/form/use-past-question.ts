import { toBusinessNow, useFormat } from '@waybill/kit/console';
import { useText } from '@waybill/ui-shell';
import type { Refusal } from '@waybill/ui-shell/console';
import { useConfirm } from '@waybill/ui-shell/console';
import { orderMessages } from '../shared/messages';
import { isPastCollection } from './is-past-collection';
import type { OrderFields } from './order-fields';

/** Asks for confirmation if the date of collection is in the past, unless it is unchanged. Returns a refusal if the user cancels. */
export function usePastQuestion(savedDay: string | undefined): (fields: OrderFields) => Promise<Refusal | undefined> {
  const t = useText();
  const format = useFormat();
  const confirm = useConfirm();
  return async (fields) => {
    const { collectOn, collectFrom, collectUntil } = fields;
    if (collectOn === savedDay || !isPastCollection(fields, toBusinessNow())) return undefined;
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
