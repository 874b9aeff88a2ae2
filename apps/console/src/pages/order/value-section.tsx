import { Switch, TextField, useText } from '@waybill/ui-shell';
import { Controller } from 'react-hook-form';
import { FormSection, Wide } from './form-section';
import { orderWords } from './messages';
import { orderRules } from './order-fields';
import type { OrderFormModel } from './use-order-form';

/** What the vehicle is worth, whether that is insured, and what else is to be known. */
export function ValueSection({ model: { form, field } }: { model: OrderFormModel }) {
  const t = useText();
  return (
    <FormSection title={t(orderWords.valueSection)}>
      <TextField
        {...field('declaredValue', { check: orderRules.declaredValue })}
        label={t(orderWords.declaredValue)}
        hint={t(orderWords.declaredValueHint)}
        prefix="¥"
        inputMode="numeric"
        autoComplete="off"
      />
      <Controller
        control={form.control}
        name="insured"
        render={({ field: { value, onChange, onBlur, ref } }) => (
          <Switch
            ref={ref}
            label={t(orderWords.insured)}
            hint={t(orderWords.insuredHint)}
            checked={value}
            onBlur={onBlur}
            onCheckedChange={onChange}
          />
        )}
      />
      <Wide>
        <TextField {...field('remark')} label={t(orderWords.remark)} maxLength={200} autoComplete="off" />
      </Wide>
    </FormSection>
  );
}
