import { useFormat } from '@waybill/kit/console';
import { useText } from '@waybill/ui-shell';
import type { StepsProps } from '@waybill/ui-shell/controls';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { CommissionDetail } from '../../contract/commissions';
import { commissionStates } from '../../contract/words';
import { commissionsHref } from './commissions';
import { commissionMessages } from './messages';

const way = commissionStates.slice(0, 5);
const voidMessages = {
  cancelled: commissionMessages.voidCancelled,
  returned: commissionMessages.voidReturned,
  hand: commissionMessages.voidHand,
};

/** Returns the states of a commission, with details of the current one; a void commission ends with its cause. `freezeDays` is undefined while unknown. */
export function useCommissionWay(): (commission: CommissionDetail, freezeDays: number | undefined) => StepsProps {
  const t = useText();
  const format = useFormat();
  return (commission, freezeDays) => {
    const { state, voided, freeAt } = commission;
    const reached = way.indexOf(state);
    const states = voided ? way.slice(0, freeAt ? 2 : 1) : way;
    const hint = noteOf(commission, freezeDays);
    const steps: StepsProps['steps'] = states.map((each) => ({
      id: each,
      title: t(commissionMessages[each]),
      ...(each === state && { hint }),
    }));
    if (!voided) return { label: t(commissionMessages.way), steps, done: state === 'paid' ? way.length : reached };
    const about = [format.time(voided.at), voided.by, voided.reason].filter(Boolean).join(' · ');
    const last = { id: 'void', title: t(voidMessages[voided.cause]), hint: about };
    return { label: t(commissionMessages.way), steps: [...steps, last], done: steps.length, failed: true };
  };

  function noteOf(commission: CommissionDetail, freezeDays: number | undefined): ReactNode {
    const at = commission.freeAt ? format.time(commission.freeAt) : '';
    switch (commission.state) {
      case 'pending':
        return freezeDays === undefined ? '' : t(commissionMessages.wayPending, { days: freezeDays });
      case 'frozen':
        return t(commissionMessages.wayFrozen, { at });
      case 'withdrawable':
        return t(commissionMessages.wayWithdrawable, { at });
      case 'requested':
        return (
          <Link to={commissionsHref({ withdrawal: commission.withdrawalId ?? 0 })}>
            {t(commissionMessages.wayRequested, { id: commission.withdrawalId ?? 0 })}
          </Link>
        );
      default:
        return commission.paidAt && t(commissionMessages.wayPaid, { at: format.time(commission.paidAt) });
    }
  }
}
