import { Select, space, ToolButton, useText } from '@waybill/ui-shell';
import { ArrowLeftRight } from 'lucide-react';
import styled from 'styled-components';
import { FormSection, Wide } from './form-section';
import { orderMessages } from './messages';
import type { OrderOptions } from './order';
import { orderRules } from './order-fields';
import type { OrderFormModel } from './use-order-form';

export interface RouteSectionProps {
  model: OrderFormModel;
  options: OrderOptions | undefined;
}

/** From where to where. */
export function RouteSection({ model: { form, field }, options }: RouteSectionProps) {
  const t = useText();
  const cities = (options?.cities ?? []).map((city) => ({ value: city, label: city }));
  const swap = () => {
    const { fromCity, toCity } = form.getValues();
    form.setValue('fromCity', toCity, { shouldDirty: true });
    form.setValue('toCity', fromCity, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  };
  return (
    <FormSection title={t(orderMessages.routeSection)}>
      <Wide>
        <Pair>
          <Select
            {...field('fromCity', { required: t(orderMessages.fromCity) })}
            label={t(orderMessages.fromCity)}
            options={cities}
            placeholder={t(orderMessages.choose)}
          />
          <ToolButton icon={ArrowLeftRight} label={t(orderMessages.swap)} onClick={swap} />
          <Select
            {...field('toCity', { required: t(orderMessages.toCity), check: orderRules.toCity })}
            label={t(orderMessages.toCity)}
            options={cities}
            placeholder={t(orderMessages.choose)}
          />
        </Pair>
      </Wide>
    </FormSection>
  );
}

const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 40px minmax(0, 1fr);
  gap: ${space(2)};
  align-items: start;

  > button {
    margin-block-start: 21px;
  }
`;
