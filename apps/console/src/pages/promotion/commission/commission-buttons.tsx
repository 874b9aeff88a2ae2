import { Can } from '@waybill/auth-core/react';
import { useText } from '@waybill/ui-shell';
import { RowButton } from '@waybill/ui-shell/table';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { kitMessages } from '../../kit/messages';
import { type Commission, isVoidable } from './commissions';
import { commissionMessages } from './messages';
import { maySettle } from './rights';
import { VoidDialog } from './void-dialog';

/** What can be done with a commission in its row. */
export function CommissionButtons({ commission }: { commission: Commission }) {
  const t = useText();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Link to={`/promotion/pOrderDetail?id=${commission.id}`}>{t(kitMessages.detail)}</Link>
      <Can guard={maySettle}>
        <RowButton data-tone="danger" disabled={!isVoidable(commission)} onClick={() => setAsking(true)}>
          {t(commissionMessages.makeVoid)}
        </RowButton>
      </Can>
      {asking && <VoidDialog commission={commission} onClose={() => setAsking(false)} />}
    </>
  );
}
