import { Segmented, TextField, useText } from '@waybill/ui-shell';
import type { FormModel } from '@waybill/ui-shell/forms';
import { useId } from 'react';
import { kitMessages } from '../kit/messages';
import { FormSection, Wide } from './form-section';
import { orderMessages } from './messages';
import { categories, type OrderOptions } from './order';
import type { OrderFields } from './order-fields';

export interface VehicleSectionProps {
  form: FormModel<OrderFields>;
  options: OrderOptions | undefined;
}

/** What is shipped. */
export function VehicleSection({ form, options }: VehicleSectionProps) {
  const t = useText();
  const brands = useId();
  const isBike = form.read('category') === 'ebike';
  return (
    <FormSection title={t(orderMessages.vehicleSection)}>
      <Wide>
        <Segmented
          {...form.choice('category', orderMessages.category)}
          labelHidden={false}
          options={categories.map((each) => ({ value: each, label: t(kitMessages[each]) }))}
        />
      </Wide>
      <TextField {...form.field('brand', orderMessages.brand)} list={brands} autoComplete="off" />
      <datalist id={brands}>
        {[...new Set(options?.brands ?? [])].map((brand) => (
          <option key={brand} value={brand} />
        ))}
      </datalist>
      <TextField {...form.field('model', orderMessages.model)} autoComplete="off" />
      <TextField
        {...form.field('plate', orderMessages.plate)}
        placeholder={t(orderMessages.plateHint)}
        autoComplete="off"
      />
      <TextField
        {...form.field('vin', isBike ? orderMessages.frameCode : orderMessages.vin)}
        placeholder={t(isBike ? orderMessages.frameCodeHint : orderMessages.vinHint)}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
    </FormSection>
  );
}
