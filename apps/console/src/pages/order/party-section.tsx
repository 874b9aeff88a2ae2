import { TextField, useText } from '@waybill/ui-shell';
import { FormSection, Required } from './form-section';
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
        label={<Required>{t(orderWords.name)}</Required>}
        maxLength={20}
        autoComplete="off"
      />
      <TextField
        {...field(`${party}Phone`, { required: t(orderWords.phone), check: orderRules.phone })}
        label={<Required>{t(orderWords.phone)}</Required>}
        type="tel"
        inputMode="numeric"
        maxLength={11}
        autoComplete="off"
      />
    </FormSection>
  );
}
