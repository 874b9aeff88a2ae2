import { LoadFailed } from '@waybill/kit/console';
import { Action, Card, ListState, Page, Segmented, Skeleton, space, useTab, useText } from '@waybill/ui-shell';
import { usePageTitle, useServerData } from '@waybill/ui-shell/console';
import { Alert } from '@waybill/ui-shell/controls';
import { Printer } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { byIdsCall } from '../contract/order';
import { printMessages } from './print/messages';
import { OrderLabel } from './print/order-label';
import { OrderNote } from './print/order-note';
import { PrintSheets } from './print/print-sheets';

type PaperName = 'label' | 'note';

/** The print preview of labels and consignment notes. */
export default function OrderPrintPage() {
  const t = useText();
  const pageTitle = usePageTitle();
  const { retitle } = useTab();
  const [query] = useSearchParams();
  const ids = (query.get('id') ?? '').split(',').filter((id) => /^[1-9]\d{0,15}$/.test(id));
  const [paper, setPaper] = useState<PaperName>(query.get('paper') === 'note' ? 'note' : 'label');
  const { data, state, reload } = useServerData(byIdsCall, ids.length === 0 ? null : { ids: ids.join(',') });
  const orders = data?.list ?? [];
  const orderNo = orders.length === 1 ? orders[0]?.orderNo : undefined;
  const count = orders.length;
  useEffect(() => {
    if (orderNo) retitle({ ...printMessages.titleOf, values: { orderNo } });
    else if (count > 0) retitle({ ...printMessages.title, values: { count } });
  }, [orderNo, count, retitle]);
  const labels = orders.flatMap((order) => order.vehicles.map((_, place) => ({ order, place })));
  const absent = new Set(ids).size - orders.length;
  return (
    <Page
      title={
        orderNo ? t(printMessages.titleOf, { orderNo }) : count > 0 ? t(printMessages.title, { count }) : pageTitle
      }
      actions={
        count > 0 && (
          <Action
            tone="primary"
            icon={<Printer aria-hidden size={16} />}
            onClick={() => window.print()}
            text={printMessages.print}
          />
        )
      }
    >
      <Card aria-busy={ids.length > 0 && state === 'loading'}>
        {ids.length > 0 && state === 'failed' ? (
          <LoadFailed text={printMessages.failed} onRetry={reload} />
        ) : ids.length > 0 && !data ? (
          <Skeleton $width="100%" $height={320} />
        ) : count === 0 ? (
          <ListState kind="empty">{t(printMessages.nothing)}</ListState>
        ) : (
          <>
            <Choice>
              <Segmented<PaperName>
                label={t(printMessages.paper)}
                value={paper}
                options={[
                  { value: 'label', label: t(printMessages.label) },
                  { value: 'note', label: t(printMessages.note) },
                ]}
                onValueChange={setPaper}
              />
              <span role="status">
                {`${t(paper === 'label' ? printMessages.labelPaper : printMessages.notePaper)} · ${
                  paper === 'label'
                    ? t(printMessages.sheets, { count: labels.length })
                    : t(printMessages.copies, { count })
                }`}
              </span>
            </Choice>
            {absent > 0 && <Alert tone="warning">{t(printMessages.missing, { count: absent })}</Alert>}
            {orders.some(({ phonesMasked }) => phonesMasked) && <Alert tone="info">{t(printMessages.masked)}</Alert>}
            <PrintSheets>
              {paper === 'label'
                ? labels.map(({ order, place }) => (
                    <OrderLabel key={`${order.id} ${place}`} order={order} place={place} />
                  ))
                : orders.map((order) => <OrderNote key={order.id} order={order} />)}
            </PrintSheets>
          </>
        )}
      </Card>
    </Page>
  );
}

const Choice = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
  align-items: center;
  margin-block-end: ${space(4)};
`;
