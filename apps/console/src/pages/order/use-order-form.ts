import { useText, useUnsaved } from '@waybill/ui-shell';
import { useConsole, useWrites } from '@waybill/ui-shell/console';
import { useState } from 'react';
import { type FieldPath, useForm } from 'react-hook-form';
import { landRefusal } from '../kit/land-refusal';
import { orderMessages } from './messages';
import { type Order, orders } from './order';
import { type Complaint, emptyOrder, normaliseOrder, type OrderFields, toOrderRequest } from './order-fields';

type Name = FieldPath<OrderFields>;

export interface OrderRuleOptions {
  /** The word for the field in "Enter ..."; without it the field may stay empty. */
  required?: string;
  check?: (value: string, fields: OrderFields) => Complaint;
}

/** The form of an order: its fields with their complaints, what the server said against it, and submitting. */
export function useOrderForm(onPlaced: (order: Order) => void) {
  const t = useText();
  const { toasts } = useConsole();
  const { save } = useWrites(orders);
  const [refused, setRefused] = useState<string | null>(null);
  const form = useForm<OrderFields>({ mode: 'onTouched', defaultValues: emptyOrder });
  const { isDirty, errors } = form.formState;

  useUnsaved(isDirty);

  const submit = form.handleSubmit(async (fields) => {
    setRefused(null);
    const written = await save(toOrderRequest(fields));
    if (!written.done) return setRefused(landRefusal(form, written.refusal));
    toasts.success({ ...orderMessages.placedNo, values: { orderNo: written.value.orderNo } });
    onPlaced(written.value);
  });

  /** The props of a text field or choice. */
  const field = (name: Exclude<Name, 'insured'>, { required, check }: OrderRuleOptions = {}) => {
    const isChoice = name === 'category' || name === 'fromCity' || name === 'toCity';
    const error = errors[name]?.message;
    return {
      ...form.register(name, {
        onBlur: () => {
          const typed = form.getValues();
          const meant = normaliseOrder(typed)[name];
          if (meant !== typed[name]) form.setValue(name, meant as never);
        },
        validate: (_, typed) => {
          const fields = normaliseOrder(typed);
          const value = fields[name];
          if (required && value === '')
            return t(isChoice ? orderMessages.requiredChoice : orderMessages.required, { field: required });
          const complaint = check?.(value, fields);
          return complaint ? t(complaint) : true;
        },
      }),
      ...(required ? { 'aria-required': true } : {}),
      ...(error ? { error } : {}),
    };
  };

  /** Judges a field anew whose rule looks at another one, once it has been judged at all. */
  const recheck = (name: Name) => {
    if (form.formState.isSubmitted || form.getFieldState(name).isTouched) void form.trigger(name);
  };

  const clear = () => {
    form.reset(emptyOrder);
    setRefused(null);
  };

  return { form, field, recheck, submit, clear, refused };
}

export type OrderFormModel = ReturnType<typeof useOrderForm>;
