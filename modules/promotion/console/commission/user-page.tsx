import { Time, useFormat } from '@waybill/kit/console';
import { Avatar, Card, CardTitle, color, radius, Skeleton, space, textSize, useText } from '@waybill/ui-shell';
import { href, useServerData } from '@waybill/ui-shell/console';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { commissionsCall, commissionTotalsCall } from '../../contract/commissions';
import type { PromotedUserDetail } from '../../contract/invitations';
import { Columns } from '../columns';
import { promotionMessages } from '../messages';
import { LevelTag, Word } from '../promotion-values';
import { CommissionStrip } from './commission-strip';
import { CommissionTag } from './commission-values';
import { commissionsHref } from './commissions';
import { commissionMessages } from './messages';
import { promotedUserHref } from './promoted-user';

/** A promoted user on one page: inviter, invited users, orders and commission. */
export function UserPage({ user }: { user: PromotedUserDetail }) {
  const t = useText();
  const format = useFormat();
  const filter = { user: String(user.id) };
  const { data: totals } = useServerData(commissionTotalsCall, filter);
  const { data: orders } = useServerData(commissionsCall, { ...filter, pageSize: '8' });
  const facts = [
    [promotionMessages.phone, user.phone],
    [promotionMessages.level, <LevelTag key="level" level={user.level} />],
    [promotionMessages.source, <Word key="source" of={user.source} />],
    [promotionMessages.joinedAt, <Time key="joinedAt" at={user.joinedAt} />],
    [commissionMessages.invitedBy, <Inviter key="invitedBy" of={user} />],
  ] as const;
  return (
    <>
      <Head as="section" aria-label={t(commissionMessages.userFacts)}>
        <Avatar src={user.avatar} edge={56} />
        <dl>
          {facts.map(([name, value]) => (
            <div key={name.id}>
              <dt>{t(name)}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </Head>
      <Card aria-label={t(commissionMessages.userMoney)}>
        <CardTitle>{t(commissionMessages.userMoney)}</CardTitle>
        <CommissionStrip
          totals={totals}
          to={(state) => commissionsHref({ ...filter, ...(state === '' ? {} : { state }) })}
        />
      </Card>
      <Columns>
        <Card aria-label={t(commissionMessages.userOrders)} aria-busy={!orders}>
          <Title>
            <CardTitle>{t(commissionMessages.userOrders)}</CardTitle>
            <Link to={commissionsHref(filter)}>{t(commissionMessages.userOrdersAll)}</Link>
          </Title>
          {!orders ? (
            <Skeleton $width="100%" $height={120} />
          ) : orders.list.length === 0 ? (
            <Nothing>{t(commissionMessages.userOrdersNone)}</Nothing>
          ) : (
            <Lines>
              {orders.list.map(({ id, orderNo, fromCity, toCity, commission, state, createdAt }) => (
                <li key={id}>
                  <Link to={href('/promotion/pOrderDetail', { query: { id } })}>{orderNo}</Link>
                  <small>
                    {fromCity} → {toCity} · <Time at={createdAt} />
                  </small>
                  <b>{format.money(commission / 100)}</b>
                  <CommissionTag state={state} />
                </li>
              ))}
            </Lines>
          )}
        </Card>
        <Card aria-label={t(commissionMessages.invited)}>
          <Title>
            <CardTitle>{t(commissionMessages.invited)}</CardTitle>
            {user.invitedCount > user.invited.length && (
              <small>
                {t(commissionMessages.invitedMore, { shown: user.invited.length, count: user.invitedCount })}
              </small>
            )}
          </Title>
          {user.invited.length === 0 ? (
            <Nothing>{t(commissionMessages.invitedNone)}</Nothing>
          ) : (
            <Lines>
              {user.invited.map(({ id, nickname, level, joinedAt, orders: count }) => (
                <li key={id}>
                  <Link to={promotedUserHref(id)}>{nickname}</Link>
                  <small>
                    <Time at={joinedAt} />
                  </small>
                  <b>{t(commissionMessages.orders, { count })}</b>
                  <LevelTag level={level} />
                </li>
              ))}
            </Lines>
          )}
        </Card>
      </Columns>
    </>
  );
}

function Inviter({ of: { inviter } }: { of: PromotedUserDetail }) {
  const t = useText();
  if (!inviter) return t(commissionMessages.noInviter);
  if (inviter.userId === null) return inviter.name;
  return <Link to={promotedUserHref(inviter.userId)}>{inviter.name}</Link>;
}

const Head = styled(Card)`
  display: flex;
  gap: ${space(5)};
  align-items: center;

  > :first-child {
    flex: none;
  }

  dl {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(3)} ${space(8)};
    margin: 0;
  }

  dt {
    color: ${color('textMuted')};
    font-size: ${textSize('caption')};
  }

  dd {
    margin: 0;
    color: ${color('textStrong')};
  }
`;

const Title = styled.div`
  display: flex;
  gap: ${space(3)};
  align-items: baseline;
  justify-content: space-between;
`;

const Nothing = styled.p`
  margin: 0;
  padding: ${space(4)};
  border-radius: ${radius('large')};
  background: ${color('surfaceSunken')};
  color: ${color('textMuted')};
  text-align: center;
`;

const Lines = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto 5.25rem;
    gap: 0 ${space(4)};
    align-items: center;
    padding-block: ${space(2)};
  }

  li + li {
    border-block-start: 1px solid ${color('border')};
  }

  li > a {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  small {
    grid-row: 2;
    color: ${color('textMuted')};
    font-size: ${textSize('caption')};
  }

  b {
    grid-row: 1 / 3;
    grid-column: 2;
    color: ${color('textStrong')};
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }

  li > :last-child {
    grid-row: 1 / 3;
    grid-column: 3;
    justify-self: end;
  }
`;
