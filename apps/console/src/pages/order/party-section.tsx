import { TextField, useText } from '@waybill/ui-shell';
import { FormSection } from './form-section';
import { orderWords } from './messages';
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
    <FormSection title={t(orderWords[party])}>
      <TextField
        {...field(`${party}Name`, { required: t(orderWords.name), check: orderRules.name })}
        label={t(orderWords.name)}
        autoComplete="off"
      />
      <TextField
        {...field(`${party}Phone`, { required: t(orderWords.phone), check: orderRules.phone })}
        label={t(orderWords.phone)}
        type="tel"
        inputMode="numeric"
        autoComplete="off"
      />
    </FormSection>
  );
}
