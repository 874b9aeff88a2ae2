import { Switch, TextField, useText } from '@waybill/ui-shell';
import type { FormModel } from '@waybill/ui-shell/forms';
import { FormSection, Wide } from './form-section';
import { orderMessages } from './messages';
import type { OrderFields } from './order-fields';

/** What the vehicle is worth, whether that is insured, and what else is to be known. */
export function ValueSection({ form }: { form: FormModel<OrderFields> }) {
  const t = useText();
  return (
    <FormSection title={t(orderMessages.valueSection)}>
      <TextField
        {...form.field('declaredValue', orderMessages.declaredValue)}
        hint={t(orderMessages.declaredValueHint)}
        prefix="¥"
        inputMode="numeric"
        autoComplete="off"
      />
      <Switch {...form.toggle('insured', orderMessages.insured)} hint={t(orderMessages.insuredHint)} />
      <Wide>
        <TextField {...form.field('remark', orderMessages.remark)} autoComplete="off" />
      </Wide>
    </FormSection>
  );
}
