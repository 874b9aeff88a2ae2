import { Select, space, ToolButton, useText } from '@waybill/ui-shell';
import type { FormModel } from '@waybill/ui-shell/forms';
import { ArrowLeftRight } from 'lucide-react';
import styled from 'styled-components';
import { FormSection, Wide } from './form-section';
import { orderMessages } from './messages';
import type { OrderOptions } from './order';
import type { OrderFields } from './order-fields';

export interface RouteSectionProps {
  form: FormModel<OrderFields>;
  options: OrderOptions | undefined;
}

/** From where to where. */
export function RouteSection({ form, options }: RouteSectionProps) {
  const t = useText();
  const cities = (options?.cities ?? []).map((city) => ({ value: city, label: city }));
  const swap = () => {
    const [fromCity, toCity] = [form.read('fromCity'), form.read('toCity')];
    form.set('fromCity', toCity);
    form.set('toCity', fromCity);
  };
  return (
    <FormSection title={t(orderMessages.routeSection)}>
      <Wide>
        <Pair>
          <Select
            {...form.field('fromCity', orderMessages.fromCity)}
            options={cities}
            placeholder={t(orderMessages.choose)}
          />
          <ToolButton icon={ArrowLeftRight} label={t(orderMessages.swap)} onClick={swap} />
          <Select
            {...form.field('toCity', orderMessages.toCity)}
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
