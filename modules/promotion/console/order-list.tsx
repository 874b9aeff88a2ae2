import { kitMessages, useListExports } from '@waybill/kit/console';
import { useText } from '@waybill/ui-shell';
import { href, ListPage, useList } from '@waybill/ui-shell/console';
import { Link, useNavigate } from 'react-router-dom';
import { commissionColumns } from './commission/commission-columns';
import { commissions } from './commission/commissions';
import { CommissionTabs, ListSettingsTools } from './commission/list-tools';
import { commissionMessages } from './commission/messages';
import { WithdrawButtons } from './commission/withdraw-buttons';
import { WithdrawSelected } from './commission/withdraw-selected';
import { promotionMessages } from './messages';

/** The orders of promoted users with their commission, by state; each opens in its own tab. */
export default function PromotionOrderListPage() {
  const t = useText();
  const navigate = useNavigate();
  return (
    <ListPage
      exports={useListExports('commissions')}
      list={useList(commissions)}
      filters={{
        keyword: { label: kitMessages.keyword, placeholder: commissionMessages.keywordHint },
        level: { label: promotionMessages.level, options: promotionMessages },
        source: { label: promotionMessages.source, options: promotionMessages },
        from: { label: commissionMessages.placedAt, until: 'to' },
        own: { label: commissionMessages.owner, options: { true: commissionMessages.own } },
      }}
      columns={commissionColumns}
      hidden={['level', 'source', 'promoter', 'category', 'route']}
      cards={{ primary: 'orderNo', trailing: 'state', secondary: ['userName', 'commission'], meta: ['freeAt'] }}
      onOpen={({ id }) => void navigate(href('/promotion/pOrderDetail', { query: { id } }))}
      tabs={<CommissionTabs />}
      tools={<ListSettingsTools />}
      actions={<WithdrawButtons />}
      bulkActions={(selection) => <WithdrawSelected selection={selection} />}
      rowActions={({ id }) => (
        <Link to={href('/promotion/pOrderDetail', { query: { id } })}>{t(kitMessages.detail)}</Link>
      )}
    />
  );
}
