import { LinkAction, PresentPeople, useMay } from '@waybill/kit/console';
import { Card, ListState, useText } from '@waybill/ui-shell';
import { href, RecordPage, useRecord } from '@waybill/ui-shell/console';
import { type ReactNode, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { OrderDetail } from '../contract/order';
import { orderRights } from '../contract/rights';
import { orders } from './order';
import { OrderForm } from './order-form';
import { orderMessages } from './shared/messages';
import { orderHref } from './shared/order-status';
import { useWhyNotOrder } from './use-why-not-order';

/** The form of a stored order: `?id=` changes it if the user may, `?copy=` starts a new order with its values. */
export default function OrderEditPage(): ReactNode {
  const t = useText();
  const navigate = useNavigate();
  const may = useMay();
  const whyNot = useWhyNotOrder();
  const [query] = useSearchParams();
  const copy = query.get('copy') ?? '';
  const loaded = useRecord(orders, query.get('id') ?? copy);
  // The form keeps the version that the user opened; the server reports a conflict at submit.
  const [opened, setOpened] = useState<OrderDetail>();
  if (loaded.record && opened?.id !== loaded.record.id) setOpened(loaded.record);
  const title = copy === '' ? orderMessages.editTitle : orderMessages.copyTitle;
  const toList = <LinkAction to={href('/order/orderList')} text={orderMessages.toList} />;
  return (
    <RecordPage
      record={{ ...loaded, record: opened }}
      title={({ orderNo }) => ({ ...title, values: { orderNo } })}
      missing={orderMessages.noId}
      missingActions={toList}
      actions={(order) =>
        order && copy === '' && whyNot(may(orderRights.edit, order)) === undefined ? (
          <PresentPeople id={order.id} doing="editing" />
        ) : null
      }
    >
      {(order) => {
        const refusal = copy === '' ? whyNot(may(orderRights.edit, order)) : undefined;
        return refusal ? (
          <Card>
            <ListState
              kind="error"
              actions={
                <>
                  <LinkAction tone="primary" to={orderHref(order.id)} text={orderMessages.toOrder} />
                  {!order.phonesMasked && (
                    <LinkAction
                      to={href('/order/orderEdit', { query: { copy: order.id } })}
                      text={orderMessages.copy}
                    />
                  )}
                  {toList}
                </>
              }
            >
              {t({ ...orderMessages.notEditable, values: { reason: refusal } })}
            </ListState>
          </Card>
        ) : (
          <OrderForm
            key={order.id}
            {...(copy === '' ? { edited: order } : { copied: order })}
            onSaved={({ id }) => void navigate(orderHref(id))}
          />
        );
      }}
    </RecordPage>
  );
}
