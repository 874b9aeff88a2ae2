import { Can } from '@waybill/auth-core/react';
import { Time, useFormat } from '@waybill/kit/console';
import { CategoryWord, orderHref, orderMessages, RouteLine } from '@waybill/orders/console';
import { Card, CardTitle, color, space, textSize, useText } from '@waybill/ui-shell';
import { DescriptionList } from '@waybill/ui-shell/controls';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { CommissionDetail } from '../../contract/commissions';
import { promotionMessages } from '../messages';
import { LevelTag, Word } from '../promotion-values';
import { CommissionTag } from './commission-values';
import { commissionMessages } from './messages';
import { promotedUserHref } from './promoted-user';

/** The amount of a commission with its order and user. */
export function CommissionFacts({ commission }: { commission: CommissionDetail }) {
  const t = useText();
  const format = useFormat();
  const { state, userId, userName, orderId } = commission;
  return (
    <Columns>
      <Card aria-label={t(commissionMessages.commission)}>
        <Sum>
          <span>{t(commissionMessages.commission)}</span>
          <b data-state={state}>{format.money(commission.commission / 100)}</b>
          <CommissionTag state={state} />
          <small>
            {format.money(commission.fee / 100)} × {format.percent(commission.rate / 100)}
          </small>
        </Sum>
      </Card>
      <Card aria-label={t(commissionMessages.orderFacts)}>
        <CardTitle>{t(commissionMessages.orderFacts)}</CardTitle>
        <DescriptionList
          items={[
            [
              t(commissionMessages.userName),
              <Link key="user" to={promotedUserHref(userId)}>
                {userName}
              </Link>,
            ],
            [t(promotionMessages.phone), commission.userPhone],
            [t(promotionMessages.level), <LevelTag key="level" level={commission.level} />],
            [t(promotionMessages.source), <Word key="source" of={commission.source} />],
            [t(commissionMessages.promoter), commission.promoter],
            [t(orderMessages.category), <CategoryWord key="category" category={commission.category} />],
            [t(orderMessages.route), <RouteLine key="route" from={commission.fromCity} to={commission.toCity} />],
            [t(orderMessages.fee), format.money(commission.fee / 100)],
            [t(commissionMessages.placedAt), <Time key="placedAt" at={commission.createdAt} />],
          ]}
        />
        <Can guard={{ permission: ['manage:order'] }}>
          <Open to={orderHref(orderId)}>{t(commissionMessages.openOrder)}</Open>
        </Can>
      </Card>
    </Columns>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(17.5rem, 4fr) minmax(0, 7fr);
  gap: ${space(4)};
  align-items: start;

  @media (max-width: 991.98px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Sum = styled.div`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: ${space(1)} ${space(3)};
  align-items: center;

  span,
  small {
    color: ${color('textMuted')};
    font-size: ${textSize('caption')};
  }

  > span:first-child,
  small {
    grid-column: 1 / -1;
  }

  b {
    color: ${color('textStrong')};
    font-size: ${textSize('title')};
    font-variant-numeric: tabular-nums;
    line-height: 1.3;
  }

  b[data-state='void'] {
    color: ${color('textMuted')};
    text-decoration: line-through;
  }
`;

const Open = styled(Link)`
  display: inline-block;
  margin-block-start: ${space(4)};
`;
