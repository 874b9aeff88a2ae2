import { Segmented, TextField, useText } from '@waybill/ui-shell';
import { useId } from 'react';
import { useController } from 'react-hook-form';
import { kitMessages } from '../kit/messages';
import { FormSection, Wide } from './form-section';
import { orderMessages } from './messages';
import { categories, type OrderOptions } from './order';
import { orderRules } from './order-fields';
import type { OrderFormModel } from './use-order-form';

export interface VehicleSectionProps {
  model: OrderFormModel;
  options: OrderOptions | undefined;
}

/** What is shipped. */
export function VehicleSection({ model: { form, field, recheck }, options }: VehicleSectionProps) {
  const t = useText();
  const brands = useId();
  const category = t(orderMessages.category);
  // Before the fields below it: the first that is wrong in the order of registering takes the focus.
  const kind = useController({
    control: form.control,
    name: 'category',
    rules: { validate: (value) => value !== '' || t(orderMessages.requiredChoice, { field: category }) },
  });
  const isBike = kind.field.value === 'ebike';
  return (
    <FormSection title={t(orderMessages.vehicleSection)}>
      <Wide>
        <Segmented
          ref={kind.field.ref}
          label={category}
          labelHidden={false}
          aria-required
          value={kind.field.value}
          options={categories.map((each) => ({ value: each, label: t(kitMessages[each]) }))}
          onValueChange={(next) => {
            kind.field.onChange(next);
            recheck('vin');
          }}
          onBlur={kind.field.onBlur}
          error={kind.fieldState.error?.message}
        />
      </Wide>
      <TextField
        {...field('brand', { required: t(orderMessages.brand), check: orderRules.brand })}
        label={t(orderMessages.brand)}
        list={brands}
        autoComplete="off"
      />
      <datalist id={brands}>
        {[...new Set(options?.brands ?? [])].map((brand) => (
          <option key={brand} value={brand} />
        ))}
      </datalist>
      <TextField {...field('model', { check: orderRules.model })} label={t(orderMessages.model)} autoComplete="off" />
      <TextField
        {...field('plate', { check: orderRules.plate })}
        label={t(orderMessages.plate)}
        placeholder={t(orderMessages.plateHint)}
        autoComplete="off"
      />
      <TextField
        {...field('vin', { check: orderRules.vin })}
        label={t(isBike ? orderMessages.frameCode : orderMessages.vin)}
        placeholder={t(isBike ? orderMessages.frameCodeHint : orderMessages.vinHint)}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
    </FormSection>
  );
}
