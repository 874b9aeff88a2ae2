import { useRegions } from '@waybill/kit/console';
import { type Refusal, useEdit, useToasts } from '@waybill/ui-shell/console';
import { type FormModel, useForm } from '@waybill/ui-shell/forms';
import type { Order } from '../../contract/order';
import { orders } from '../order';
import { orderMessages } from '../shared/messages';
import { emptyOrder, normaliseOrder, type OrderFields, toOrderFields, toOrderRequest } from './order-fields';
import { orderIssues } from './order-issues';
import { orderFormSchema } from './order-schema';
import { usePastQuestion } from './use-past-question';

export interface OrderFormOptions {
  /** The order to change. Default: the form places a new order. */
  edited?: Order | undefined;
  /** The order whose values a new order starts with. */
  copied?: Order | undefined;
  onSaved: (order: Order) => void;
}

export interface OrderFormQuestions {
  /** Runs before the request: returns the fields to send, or undefined to cancel. */
  settle: (fields: OrderFields) => Promise<OrderFields | undefined>;
}

/** The state of the order form: places or changes the order, shows the result, and returns the order. */
export function useOrderForm(
  { edited, copied, onSaved }: OrderFormOptions,
  { settle }: OrderFormQuestions,
): FormModel<OrderFields> {
  const toasts = useToasts();
  const { save } = useEdit(orders, edited, { toFields: toOrderFields });
  const { regions } = useRegions();
  const askPast = usePastQuestion(knownDay(edited));
  const begun = edited ?? copied;
  return useForm({
    schema: orderFormSchema,
    values: { ...(begun ? toOrderFields(begun) : emptyOrder), ...(!edited && { message: '' }) },
    normalise: normaliseOrder,
    messages: orderIssues,
    shown: (name, value) => (name.endsWith('.region') ? regions?.namesOf(String(value)).join(' ') : undefined),
    draft: { name: 'order', about: { edited: edited?.id ?? null, copied: copied?.id ?? null } },
    onSubmit: async (given) => {
      const fields = await settle(given);
      if (!fields) return notYet;
      const past = await askPast(fields);
      if (past) return past;
      const written = await save(toOrderRequest(fields), { idempotencyKey: true });
      if (!written.done) return written.refusal;
      const values = { orderNo: written.value.orderNo };
      toasts.success({ ...(edited ? orderMessages.saved : orderMessages.placedNo), values });
      onSaved(written.value);
    },
  });
}

/** A refusal without a message, since the caller has cancelled. */
const notYet: Refusal = { message: '', fields: {} };

/** The date of collection of a changed order, which needs no confirmation. */
export const knownDay = (edited: Order | undefined): string | undefined => edited && toOrderFields(edited).collectOn;
