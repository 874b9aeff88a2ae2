import { Card, CardTitle, ListState, Page, Skeleton, space, useText } from '@waybill/ui-shell';
import { usePageTitle, useServerData } from '@waybill/ui-shell/console';
import styled from 'styled-components';
import { useFormat } from '../kit/use-format';
import { Figures } from './figures';
import { Invitation } from './invitation';
import { promotionMessages } from './messages';
import { promotionSummary } from './promotion';
import { Trend } from './trend';

/** The invitation to share, what has come of it, and how it goes. */
export default function PromotionCenterPage() {
  const t = useText();
  const pageTitle = usePageTitle();
  const format = useFormat();
  const { data, state, reload } = useServerData(promotionSummary);
  if (state === 'failed') {
    return (
      <Page title={pageTitle}>
        <Card>
          <ListState kind="error" onRetry={reload}>
            {t(promotionMessages.summaryFailed)}
          </ListState>
        </Card>
      </Page>
    );
  }
  return (
    <Page title={pageTitle} lead={t(promotionMessages.centerLead)}>
      <Top>
        <Card aria-label={t(promotionMessages.invite)}>
          <CardTitle>{t(promotionMessages.invite)}</CardTitle>
          {data ? <Invitation code={data.inviteCode} link={data.inviteUrl} /> : <Skeleton $width="100%" $height={88} />}
        </Card>
        <Card aria-label={t(promotionMessages.figures)}>
          <CardTitle>{t(promotionMessages.figures)}</CardTitle>
          <Figures
            figures={[
              [t(promotionMessages.users), data && format.number(data.users), '/promotion/userList'],
              [t(promotionMessages.orders), data && format.number(data.orders), '/promotion/pOrderList'],
              [t(promotionMessages.visits), data && format.number(data.visits), '/promotion/visitorList'],
              [
                t(promotionMessages.commission),
                data && format.money(data.commission),
                '/promotion/pOrderList?status=settled',
              ],
            ]}
          />
        </Card>
      </Top>
      {data ? (
        <Trend days={data.trend} />
      ) : (
        <Card aria-busy>
          <Skeleton $width="100%" $height={300} />
        </Card>
      )}
    </Page>
  );
}

const Top = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
  gap: ${space(4)};

  @media (max-width: 991.98px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;
