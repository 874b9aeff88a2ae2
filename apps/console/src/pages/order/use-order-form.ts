import { useToasts, useWrites } from '@waybill/ui-shell/console';
import { type FormModel, useForm } from '@waybill/ui-shell/forms';
import { orderMessages } from './messages';
import { type Order, orders } from './order';
import { emptyOrder, normaliseOrder, type OrderFields } from './order-fields';
import { orderFormSchema } from './order-schema';

/** The form of an order: places it, says so, and hands it over. */
export function useOrderForm(onPlaced: (order: Order) => void): FormModel<OrderFields> {
  const toasts = useToasts();
  const { save } = useWrites(orders);
  return useForm({
    schema: orderFormSchema,
    values: emptyOrder,
    normalise: normaliseOrder,
    messages: orderIssues,
    onSubmit: async (fields) => {
      const written = await save({ ...fields, declaredValue: Number(fields.declaredValue) });
      if (!written.done) return written.refusal;
      toasts.success({ ...orderMessages.placedNo, values: { orderNo: written.value.orderNo } });
      onPlaced(written.value);
    },
  });
}

const orderIssues = {
  plate: orderMessages.plateWrong,
  declaredValue: orderMessages.valueWrong,
  valueMissing: orderMessages.valueMissing,
  sameCity: orderMessages.sameCity,
  vinLength: orderMessages.vinLength,
  vinCharacters: orderMessages.vinCharacters,
  vinYear: orderMessages.vinYear,
  vinCheckDigit: orderMessages.vinCheckDigit,
  frameCode: orderMessages.frameCodeWrong,
};
