import { Can } from '@waybill/auth-core/react';
import { Button, space, useText } from '@waybill/ui-shell';
import { useServerData } from '@waybill/ui-shell/console';
import { useState } from 'react';
import styled from 'styled-components';
import { orderMessages } from '../messages';
import type { OrderDetail, OrderOptions, StepRule } from '../order';
import { StepDialog } from './step-dialog';

/** The steps that an order can take from where it stands, as far as the reader may take them. */
export function StepButtons({ order }: { order: OrderDetail }) {
  const t = useText();
  const { data } = useServerData<OrderOptions>('/order/options');
  const [chosen, setChosen] = useState<StepRule | null>(null);
  const steps = data?.steps.filter(({ from }) => from.includes(order.status)) ?? [];
  return (
    <>
      <Buttons>
        {steps.map((rule, index) => (
          <Can key={rule.step} guard={{ permission: [rule.permission] }}>
            <Button tone={index === 0 && !rule.needsNote ? 'primary' : 'default'} onClick={() => setChosen(rule)}>
              {t(orderMessages[rule.step])}
            </Button>
          </Can>
        ))}
      </Buttons>
      {chosen && <StepDialog order={order} rule={chosen} onClose={() => setChosen(null)} />}
    </>
  );
}

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  margin-block-end: ${space(5)};

  &:empty {
    display: none;
  }
`;
