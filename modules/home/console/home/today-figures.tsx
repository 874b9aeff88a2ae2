import { useText } from '@waybill/ui-shell';
import { href } from '@waybill/ui-shell/console';
import { StatCard, StatRow } from '@waybill/ui-shell/display';
import { Link } from 'react-router-dom';
import { homeMessages } from './messages';
import type { Today } from './today';

/** The work of today in figures, each a link to the list that it counts. */
export function TodayFigures({ today }: { today: Today | undefined }) {
  const t = useText();
  const list = (query: Record<string, string>) => href('/order/orderList', { query });
  const figures = [
    [homeMessages.toAccept, today?.toAccept, list({ status: 'pending' }), 'plain'],
    [homeMessages.toCollect, today?.toCollect, list({ status: 'accepted' }), 'plain'],
    [homeMessages.overdue, today?.overdue, list({ overdue: 'true' }), 'danger'],
    [homeMessages.exceptions, today?.exceptions, list({ status: 'exception' }), 'danger'],
    [homeMessages.signed, today?.signed, list({ signedOn: today?.date ?? '' }), 'plain'],
  ] as const;
  return (
    <StatRow aria-label={t(homeMessages.today)}>
      {figures.map(([label, count, to, tone]) => (
        <StatCard key={label.id} label={t(label)} value={count} tone={count ? tone : 'quiet'} link={<Link to={to} />} />
      ))}
    </StatRow>
  );
}
