import { useFormat } from '@waybill/kit/console';
import { color, space, textSize, useText } from '@waybill/ui-shell';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
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

export interface CommissionWayProps {
  commission: CommissionDetail;
  /** None while it is not known. */
  freezeDays: number | undefined;
}

/** The five states that a commission goes through, with what is known of the present one; one that is void ends there, with why. */
export function CommissionWay({ commission, freezeDays }: CommissionWayProps) {
  const t = useText();
  const format = useFormat();
  const { state, voided } = commission;
  const reached = way.indexOf(state);
  const passed = commission.freeAt ? 1 : 0;
  const stateOf = (at: number) => {
    if (voided) return at <= passed ? 'passed' : 'left-out';
    return at < reached ? 'passed' : at === reached ? (state === 'paid' ? 'done' : 'present') : 'coming';
  };
  return (
    <Steps aria-label={t(commissionMessages.way)}>
      {way.map((each, at) => (
        <li key={each} data-state={stateOf(at)} aria-current={at === reached ? 'step' : undefined}>
          <span>{t(commissionMessages[each])}</span>
          {at === reached && <small>{note()}</small>}
        </li>
      ))}
      {voided && (
        <li data-state="void" aria-current="step">
          <span>{t(voidMessages[voided.cause])}</span>
          <small>{voided.by ? `${format.time(voided.at)} · ${voided.by}` : format.time(voided.at)}</small>
          {voided.reason && <q>{voided.reason}</q>}
        </li>
      )}
    </Steps>
  );

  function note(): ReactNode {
    const at = commission.freeAt ? format.time(commission.freeAt) : '';
    switch (state) {
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

const Steps = styled.ol`
  display: grid;
  gap: ${space(4)};
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    position: relative;
    display: grid;
    gap: 2px;
    padding-inline-start: ${space(6)};
    color: ${color('textMuted')};
  }

  li::before {
    position: absolute;
    inset-block-start: 4px;
    inset-inline-start: 3px;
    inline-size: 12px;
    block-size: 12px;
    border: 2px solid ${color('border')};
    border-radius: 50%;
    background: ${color('surface')};
    content: '';
  }

  li:not(:last-child)::after {
    position: absolute;
    inset-block: 20px calc(-1 * ${space(4)});
    inset-inline-start: 8px;
    inline-size: 2px;
    background: ${color('border')};
    content: '';
  }

  li[data-state='passed'] {
    color: ${color('text')};
  }

  li[data-state='passed']::before,
  li[data-state='present']::before {
    border-color: ${color('primaryText')};
  }

  li[data-state='passed']::before,
  li[data-state='passed']:not(:last-child)::after {
    background: ${color('primaryText')};
  }

  li[data-state='present'] span,
  li[data-state='done'] span,
  li[data-state='void'] span {
    color: ${color('textStrong')};
    font-weight: 600;
  }

  li[data-state='left-out'] {
    display: none;
  }

  li[data-state='done']::before {
    border-color: ${color('success')};
    background: ${color('success')};
  }

  li[data-state='void']::before {
    border-color: ${color('danger')};
    background: ${color('danger')};
  }

  small,
  q {
    font-size: ${textSize('caption')};
  }

  q {
    color: ${color('text')};
    quotes: none;
  }
`;
