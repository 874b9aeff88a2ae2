import { LoadFailed } from '@waybill/kit/console';
import { Card, CardTitle, useText } from '@waybill/ui-shell';
import { useServerData } from '@waybill/ui-shell/console';
import { commissionTotalsCall } from '../../contract/commissions';
import type { Summary } from '../../contract/invitations';
import { CommissionStrip } from '../commission/commission-strip';
import { commissionsHref } from '../commission/commissions';
import { promotionMessages } from '../messages';

/** The commission of the orders that were placed in the period, by its state; each sum is a way to its orders. */
export function Earned({ summary }: { summary: Summary | undefined }) {
  const t = useText();
  const period = summary && { from: summary.from, to: summary.to };
  const { data, state, reload } = useServerData(commissionTotalsCall, period ?? null);
  return (
    <Card aria-label={t(promotionMessages.earned)}>
      <CardTitle>{t(promotionMessages.earned)}</CardTitle>
      {state === 'failed' && !data ? (
        <LoadFailed text={promotionMessages.summaryFailed} onRetry={reload} />
      ) : (
        <CommissionStrip
          wraps
          totals={data}
          to={(of) => commissionsHref({ ...(of === '' ? {} : { state: of }), ...period })}
        />
      )}
    </Card>
  );
}
