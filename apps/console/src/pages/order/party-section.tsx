import { TextField, useText } from '@waybill/ui-shell';
import { FormSection } from './form-section';
import { orderMessages } from './messages';
import { orderRules } from './order-fields';
import type { OrderFormModel } from './use-order-form';

export interface PartySectionProps {
  model: OrderFormModel;
  /** Who sends, or who receives. */
  party: 'consignor' | 'consignee';
}

/** Name and mobile number of one side of a shipment. */
export function PartySection({ model: { field }, party }: PartySectionProps) {
  const t = useText();
  return (
    <FormSection title={t(orderMessages[party])}>
      <TextField
        {...field(`${party}Name`, { required: t(orderMessages.name), check: orderRules.name })}
        label={t(orderMessages.name)}
        autoComplete="off"
      />
      <TextField
        {...field(`${party}Phone`, { required: t(orderMessages.phone), check: orderRules.phone })}
        label={t(orderMessages.phone)}
        type="tel"
        inputMode="numeric"
        autoComplete="off"
      />
    </FormSection>
  );
}
