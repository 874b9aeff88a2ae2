import { Switch, TextField, useText } from '@waybill/ui-shell';
import { Controller } from 'react-hook-form';
import { FormSection, Wide } from './form-section';
import { orderMessages } from './messages';
import { orderRules } from './order-fields';
import type { OrderFormModel } from './use-order-form';

/** What the vehicle is worth, whether that is insured, and what else is to be known. */
export function ValueSection({ model: { form, field, recheck } }: { model: OrderFormModel }) {
  const t = useText();
  return (
    <FormSection title={t(orderMessages.valueSection)}>
      <TextField
        {...field('declaredValue', { check: orderRules.declaredValue })}
        label={t(orderMessages.declaredValue)}
        hint={t(orderMessages.declaredValueHint)}
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
            label={t(orderMessages.insured)}
            hint={t(orderMessages.insuredHint)}
            checked={value}
            onBlur={onBlur}
            onCheckedChange={(checked) => {
              onChange(checked);
              recheck('declaredValue');
            }}
          />
        )}
      />
      <Wide>
        <TextField
          {...field('remark', { check: orderRules.remark })}
          label={t(orderMessages.remark)}
          autoComplete="off"
        />
      </Wide>
    </FormSection>
  );
}
