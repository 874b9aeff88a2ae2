import { Can } from '@waybill/auth-core/react';
import { Button, Dialog, useText } from '@waybill/ui-shell';
import { useState } from 'react';
import { orderMessages } from './messages';
import { isCancellable, type Order } from './order';
import { OrderFacts } from './order-facts';
import { useCancelOrder } from './use-cancel-order';

export interface OrderDialogProps {
  /** The order to show; none closes the dialog. */
  order: Order | null;
  onClose: () => void;
}

/** One order with its progress, and the way to cancel it. */
export function OrderDialog({ order, onClose }: OrderDialogProps) {
  const t = useText();
  const cancel = useCancelOrder();
  const [last, setLast] = useState(order);
  if (order && order !== last) setLast(order);
  const shown = order ?? last;
  const handleCancel = async () => {
    if (order && (await cancel(order))) onClose();
  };
  return (
    <Dialog
      open={order !== null}
      onOpenChange={(open) => !open && onClose()}
      width={720}
      title={t(orderMessages.detailTitle, { orderNo: shown?.orderNo ?? '' })}
      footer={
        shown &&
        isCancellable(shown) && (
          <Can guard={{ permission: ['write:order'] }}>
            <Button onClick={() => void handleCancel()}>{t(orderMessages.cancelOrder)}</Button>
          </Can>
        )
      }
    >
      {shown && <OrderFacts key={shown.id} order={shown} />}
    </Dialog>
  );
}
