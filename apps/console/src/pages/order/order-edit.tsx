import { Card, ListState, Page, Skeleton, useTab, useText } from '@waybill/ui-shell';
import { usePageTitle, useRecord } from '@waybill/ui-shell/console';
import { type ReactNode, useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { kitMessages } from '../kit/messages';
import { OrderForm } from './form/order-form';
import { orderMessages } from './messages';
import { type Order, orders } from './order';
import { orderHref } from './order-status';

/** The form of an order that is there already: `?id=` changes it while it is pending, `?copy=` begins a new one like it. */
export default function OrderEditPage(): ReactNode {
  const t = useText();
  const pageTitle = usePageTitle();
  const navigate = useNavigate();
  const { retitle } = useTab();
  const [query] = useSearchParams();
  const copy = query.get('copy') ?? '';
  const id = query.get('id') ?? copy;
  const { record, state, reload } = useRecord(orders, id);
  // What was opened is worked on; what others do meanwhile comes to light when it is sent.
  const [opened, setOpened] = useState<Order>();
  if (record && opened?.id !== record.id) setOpened(record);
  const title = copy === '' ? orderMessages.editTitle : orderMessages.copyTitle;
  const orderNo = opened?.orderNo;
  useEffect(() => {
    if (orderNo) retitle({ ...title, values: { orderNo } });
  }, [orderNo, retitle, title]);
  const handleSaved = (order: Order) => void navigate(orderHref(order.id));
  return (
    <Page title={orderNo ? t(title, { orderNo }) : pageTitle}>
      {opened && copy === '' && opened.status !== 'pending' ? (
        <Card>
          <ListState kind="error">{t(orderMessages.notEditable)}</ListState>
        </Card>
      ) : opened ? (
        <OrderForm key={opened.id} {...(copy === '' ? { edited: opened } : { copied: opened })} onSaved={handleSaved} />
      ) : (
        <Card>
          {id === '' ? (
            <ListState kind="error">{t(orderMessages.noId)}</ListState>
          ) : state === 'missing' ? (
            <ListState kind="error">{t(kitMessages.notFound)}</ListState>
          ) : state === 'failed' ? (
            <ListState kind="error" onRetry={reload}>
              {t(kitMessages.detailFailed)}
            </ListState>
          ) : (
            <Skeleton $width="100%" $height={240} />
          )}
        </Card>
      )}
    </Page>
  );
}
