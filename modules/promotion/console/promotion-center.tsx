import { LoadFailed } from '@waybill/kit/console';
import { Card, Page, Skeleton, space, useText } from '@waybill/ui-shell';
import { usePageTitle, useServerData } from '@waybill/ui-shell/console';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { summaryCall } from '../contract/invitations';
import { Earned } from './center/earned';
import { Funnel } from './center/funnel';
import { Invitation } from './center/invitation';
import { Origins } from './center/origins';
import { readPeriod } from './center/period';
import { PeriodField } from './center/period-field';
import { Trend } from './center/trend';
import { Columns } from './columns';
import { promotionMessages } from './messages';

/** The invitation to share, and its results in the days of the address. */
export default function PromotionCenterPage() {
  const t = useText();
  const pageTitle = usePageTitle();
  const [query, setQuery] = useSearchParams();
  const period = readPeriod(query);
  const { data, state, reload } = useServerData(summaryCall, period);
  if (state === 'failed' && !data) {
    return (
      <Page title={pageTitle}>
        <Card>
          <LoadFailed text={promotionMessages.summaryFailed} onRetry={reload} />
        </Card>
      </Page>
    );
  }
  return (
    <Page title={pageTitle} lead={t(promotionMessages.centerLead)}>
      <Invitation
        invitation={data && { code: data.inviteCode, link: new URL(data.invitePath, location.origin).href }}
      />
      <PeriodField period={period} shown={data} onPeriodChange={(next) => setQuery({ ...next }, { replace: true })} />
      <Columns aria-busy={state === 'loading'}>
        <Whole>
          <Earned summary={data} />
        </Whole>
        <Stack>
          <Funnel summary={data} />
          {data ? <Trend days={data.trend} today={data.today} /> : <Coming />}
        </Stack>
        {data ? <Origins summary={data} /> : <Coming />}
      </Columns>
    </Page>
  );
}

function Coming() {
  return (
    <Card aria-busy>
      <Skeleton $width="100%" $height={240} />
    </Card>
  );
}

const Stack = styled.div`
  display: grid;
  gap: ${space(4)};
  min-width: 0;
`;

const Whole = styled.div`
  grid-column: 1 / -1;
  min-width: 0;
`;
