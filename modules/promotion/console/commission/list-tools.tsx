import { color, space, useText } from '@waybill/ui-shell';
import { useRecord, useServerData } from '@waybill/ui-shell/console';
import { Link, useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { commissionTotalsCall } from '../../contract/commissions';
import { type CommissionState, commissionStates } from '../../contract/words';
import { CommissionStrip } from './commission-strip';
import { commissionMessages } from './messages';
import { promotedUserDetails } from './promoted-user';

/** The filters that the totals share with the list: all but state and page. */
const conditions = ['keyword', 'level', 'source', 'from', 'to', 'own', 'user', 'withdrawal'];

/** The sums under the conditions of the list, each a link to that list. */
export function CommissionTabs() {
  const [query] = useSearchParams();
  const filters = Object.fromEntries([...query].filter(([name]) => conditions.includes(name)));
  const { data } = useServerData(commissionTotalsCall, filters);
  const present = query.get('state') ?? '';
  const to = (state: CommissionState | '') => {
    const next = new URLSearchParams(query);
    next.delete('page');
    if (state === '') next.delete('state');
    else next.set('state', state);
    return `?${next}`;
  };
  return <CommissionStrip totals={data} present={commissionStates.find((state) => state === present) ?? ''} to={to} />;
}

/** Shows the user or the withdrawal that the list is limited to. */
export function ListSettingsTools() {
  const [query] = useSearchParams();
  const [user, withdrawal] = [query.get('user') ?? '', query.get('withdrawal') ?? ''];
  const without = (name: string) => {
    const next = new URLSearchParams(query);
    for (const each of [name, 'page']) next.delete(each);
    return `?${next}`;
  };
  return (
    <>
      {user && <OfUser id={user} to={without('user')} />}
      {withdrawal && (
        <Only text={{ ...commissionMessages.ofWithdrawal, values: { id: withdrawal } }} to={without('withdrawal')} />
      )}
    </>
  );
}

function OfUser({ id, to }: { id: string; to: string }) {
  const { record } = useRecord(promotedUserDetails, id);
  return <Only text={{ ...commissionMessages.ofUser, values: { name: record?.nickname ?? `#${id}` } }} to={to} />;
}

function Only({ text, to }: { text: Parameters<ReturnType<typeof useText>>[0]; to: string }) {
  const t = useText();
  return (
    <Line>
      {t(text)}
      <Link to={to}>{t(commissionMessages.showAll)}</Link>
    </Line>
  );
}

const Line = styled.p`
  display: flex;
  gap: ${space(3)};
  margin: 0;
  color: ${color('textMuted')};

  a {
    color: ${color('primaryText')};
  }
`;
