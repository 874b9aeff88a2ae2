import { color, Segmented, space, TextField, textSize, useText } from '@waybill/ui-shell';
import { useId } from 'react';
import { Controller } from 'react-hook-form';
import styled from 'styled-components';
import { kitWords } from '../kit/messages';
import { FormSection, Required, Wide } from './form-section';
import { orderWords } from './messages';
import { categories, type OrderOptions } from './order';
import { orderRules } from './order-fields';
import type { OrderFormModel } from './use-order-form';

export interface VehicleSectionProps {
  model: OrderFormModel;
  options: OrderOptions | undefined;
}

/** What is shipped. */
export function VehicleSection({ model: { form, field }, options }: VehicleSectionProps) {
  const t = useText();
  const brands = useId();
  const category = t(orderWords.category);
  return (
    <FormSection title={t(orderWords.vehicleSection)}>
      <Wide>
        <Controller
          control={form.control}
          name="category"
          rules={{ validate: (value) => value !== '' || t(orderWords.requiredChoice, { field: category }) }}
          render={({ field: { value, onChange }, fieldState: { error } }) => (
            <Kinds>
              <span aria-hidden>
                <Required>{category}</Required>
              </span>
              <Segmented
                label={category}
                value={value}
                options={categories.map((each) => ({ value: each, label: t(kitWords[each]) }))}
                onValueChange={onChange}
              />
              <small aria-live="polite">{error?.message}</small>
            </Kinds>
          )}
        />
      </Wide>
      <TextField
        {...field('brand', { required: t(orderWords.brand) })}
        label={<Required>{t(orderWords.brand)}</Required>}
        list={brands}
        maxLength={40}
        autoComplete="off"
      />
      <datalist id={brands}>
        {[...new Set(options?.brands ?? [])].map((brand) => (
          <option key={brand} value={brand} />
        ))}
      </datalist>
      <TextField {...field('model')} label={t(orderWords.model)} maxLength={40} autoComplete="off" />
      <TextField
        {...field('plate', { check: orderRules.plate })}
        label={t(orderWords.plate)}
        placeholder={t(orderWords.plateHint)}
        maxLength={12}
        autoComplete="off"
      />
      <TextField
        {...field('vin', { check: orderRules.vin })}
        label={t(orderWords.vin)}
        placeholder={t(orderWords.vinHint)}
        maxLength={17}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
    </FormSection>
  );
}

const Kinds = styled.div`
  display: grid;
  gap: ${space(1)};
  justify-items: start;
  color: ${color('textStrong')};

  fieldset {
    max-width: 100%;
  }

  small {
    color: ${color('danger')};
    font-size: ${textSize('caption')};
  }
`;
