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
  /** The order to change; without one a new order is placed. */
  edited?: Order | undefined;
  /** The order whose fields a new one begins with. */
  copied?: Order | undefined;
  onSaved: (order: Order) => void;
}

export interface OrderFormQuestions {
  /** Has the last word before the order is sent: what is sent, or undefined where it is not sent yet. */
  settle: (fields: OrderFields) => Promise<OrderFields | undefined>;
}

/** The form of an order: places or changes it, says so, and hands it over. */
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

/** Not sent, as who sends it knows best. */
const notYet: Refusal = { message: '', fields: {} };

/** The day of an order that is changed, which is not asked about. */
export const knownDay = (edited: Order | undefined): string | undefined => edited && toOrderFields(edited).collectOn;
