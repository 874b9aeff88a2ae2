import { TextField, useText } from '@waybill/ui-shell';
import type { FormModel } from '@waybill/ui-shell/forms';
import { FormSection } from './form-section';
import { orderMessages } from './messages';
import type { OrderFields } from './order-fields';

export interface PartySectionProps {
  form: FormModel<OrderFields>;
  /** Who sends, or who receives. */
  party: 'consignor' | 'consignee';
}

/** Name and mobile number of one side of a shipment. */
export function PartySection({ form, party }: PartySectionProps) {
  const t = useText();
  return (
    <FormSection title={t(orderMessages[party])}>
      <TextField {...form.field(`${party}Name`, orderMessages.name)} autoComplete="off" />
      <TextField
        {...form.field(`${party}Phone`, orderMessages.phone)}
        type="tel"
        inputMode="numeric"
        autoComplete="off"
      />
    </FormSection>
  );
}
