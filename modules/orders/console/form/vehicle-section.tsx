import { categories } from '@waybill/intake/contract';
import { kitMessages } from '@waybill/kit/console';
import { Action, color, Segmented, Switch, space, TextField, ToolButton, useText } from '@waybill/ui-shell';
import type { FormModel } from '@waybill/ui-shell/forms';
import { Plus, X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useFieldArray } from 'react-hook-form';
import styled from 'styled-components';
import { mostVehicles } from '../../contract/fields';
import type { OrderOptions } from '../../contract/placing';
import { batteries } from '../../contract/words';
import { orderMessages } from '../shared/messages';
import { DoubtHint } from './doubt-hint';
import { Fold } from './fold';
import { FormSection, Wide } from './form-section';
import { emptyVehicle, type OrderFields } from './order-fields';
import { VehicleDetails, VehicleSummary } from './vehicle-summary';

export interface VehicleSectionProps {
  form: FormModel<OrderFields>;
  options: OrderOptions | undefined;
  /** Shows how certain a recognised field is. */
  markOf: (path: string) => ReactNode;
}

/** The fields of one to twenty vehicles. */
export function VehicleSection({ form, options, markOf }: VehicleSectionProps) {
  const t = useText();
  const brands = useId();
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'vehicles' });
  return (
    <FormSection isStep title={t(orderMessages.vehicleSection)}>
      <datalist id={brands}>
        {(options?.brands ?? []).map(({ name, aliases }) => (
          <option key={name} value={name}>
            {aliases.join(' ')}
          </option>
        ))}
      </datalist>
      {fields.map(({ id }, place) => (
        <Wide key={id}>
          <Vehicle role="group" aria-label={t(orderMessages.vehicleNo, { number: place + 1 })}>
            <Fold
              control={form.control}
              names={[`vehicles.${place}`]}
              label={t(orderMessages.vehicleNo, { number: place + 1 })}
              summary={<VehicleSummary control={form.control} place={place} />}
              startsOpen={place === 0 || form.read(`vehicles.${place}.brand`) === ''}
              alone={fields.length === 1}
              end={
                <ToolButton
                  icon={X}
                  label={t(orderMessages.removeVehicle, { number: place + 1 })}
                  onClick={() => remove(place)}
                />
              }
            >
              <VehicleFieldset form={form} place={place} brands={brands} markOf={markOf} />
            </Fold>
          </Vehicle>
        </Wide>
      ))}
      <Wide>
        <Action
          icon={<Plus aria-hidden size={16} />}
          disabled={fields.length >= mostVehicles}
          onClick={() => append(emptyVehicle)}
          text={orderMessages.addVehicle}
        />
      </Wide>
    </FormSection>
  );
}

interface VehicleFieldsetProps extends Pick<VehicleSectionProps, 'form' | 'markOf'> {
  place: number;
  /** The id of the list of brands. */
  brands: string;
}

/** The fields that phones collapse. */
const details = ['plate', 'frame', 'value', 'keys', 'battery', 'papers'] as const;

function VehicleFieldset({ form, place, brands, markOf }: VehicleFieldsetProps) {
  const t = useText();
  const isBike = form.read(`vehicles.${place}.category`) === 'ebike';
  return (
    <Fields>
      <Wide>
        <Segmented
          {...form.choice(`vehicles.${place}.category`, orderMessages.category)}
          labelHidden={false}
          hint={markOf(`vehicles.${place}.category`)}
          options={categories.map((each) => ({ value: each, label: t(kitMessages[each]) }))}
        />
      </Wide>
      <TextField
        {...form.field(`vehicles.${place}.brand`, orderMessages.brand)}
        list={brands}
        hint={markOf(`vehicles.${place}.brand`)}
        autoComplete="off"
      />
      <TextField
        {...form.field(`vehicles.${place}.model`, orderMessages.model)}
        hint={markOf(`vehicles.${place}.model`)}
        autoComplete="off"
      />
      <Fold
        control={form.control}
        names={details.map((each) => `vehicles.${place}.${each}` as const)}
        label={t(orderMessages.vehicleDetails)}
        summary={<VehicleDetails control={form.control} place={place} />}
      >
        <TextField
          {...form.field(`vehicles.${place}.plate`, orderMessages.plate)}
          placeholder={t(orderMessages.plateHint)}
          data-codes=""
          hint={markOf(`vehicles.${place}.plate`)}
          autoComplete="off"
        />
        <TextField
          {...form.field(`vehicles.${place}.frame`, isBike ? orderMessages.frameCode : orderMessages.vin)}
          placeholder={t(isBike ? orderMessages.frameCodeHint : orderMessages.vinHint)}
          hint={
            <DoubtHint control={form.control} name={`vehicles.${place}.frame`}>
              {markOf(`vehicles.${place}.frame`)}
            </DoubtHint>
          }
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          data-codes=""
        />
        <TextField
          {...form.field(`vehicles.${place}.value`, orderMessages.declaredValue)}
          hint={markOf(`vehicles.${place}.value`) ?? t(orderMessages.declaredValueHint)}
          prefix="¥"
          inputMode="decimal"
          autoComplete="off"
        />
        <TextField
          {...form.field(`vehicles.${place}.keys`, orderMessages.keys)}
          inputMode="numeric"
          autoComplete="off"
        />
        <Segmented
          {...form.choice(`vehicles.${place}.battery`, orderMessages.battery)}
          labelHidden={false}
          options={batteries.map((each) => ({ value: each, label: t(orderMessages[each]) }))}
        />
        <Switch {...form.toggle(`vehicles.${place}.papers`, orderMessages.papers)} />
      </Fold>
    </Fields>
  );
}

const Vehicle = styled.div`
  min-width: 0;

  & + & {
    padding-block-start: ${space(4)};
    border-block-start: 1px dashed ${color('border')};
  }
`;

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(11.25rem, 100%), 1fr));
  gap: ${space(3)} ${space(5)};
  align-items: start;

  @media (max-width: 767.98px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space(2)} ${space(3)};
  }
`;
