import { Can } from '@waybill/auth-core/react';
import { kitMessages, useMay } from '@waybill/kit/console';
import { useText } from '@waybill/ui-shell';
import { RowButton } from '@waybill/ui-shell/table';
import { Link } from 'react-router-dom';
import type { Order } from '../contract/order';
import { stepRights } from '../contract/rights';
import { orderMessages } from './shared/messages';
import { orderHref } from './shared/order-status';
import { useCancelOrder } from './use-cancel-order';
import { useNextStep } from './use-next-step';
import { useWhyNotOrder } from './use-why-not-order';

/** The actions of a row: the next step, or a link to the details if no step follows. A disabled button shows the reason. */
export function OrderRowActions({ order }: { order: Order }) {
  const t = useText();
  const { cancel, isReady } = useCancelOrder();
  const may = useMay()(stepRights.cancel, order);
  const whyNot = useWhyNotOrder();
  const next = useNextStep(order);
  return (
    <>
      {next ? (
        <RowButton data-state={next.rests ? 'resting' : undefined} {...next.press}>
          {t(orderMessages[next.step])}
        </RowButton>
      ) : (
        <Link to={orderHref(order.id)}>{t(kitMessages.detail)}</Link>
      )}
      <Can guard={stepRights.cancel}>
        <RowButton
          data-tone="danger"
          disabled={!isReady || !may.allowed}
          title={whyNot(may)}
          onClick={() => void cancel(order)}
        >
          {t(kitMessages.cancel)}
        </RowButton>
      </Can>
    </>
  );
}
