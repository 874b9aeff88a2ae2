import { useFormat } from '@waybill/kit/console';
import { color, radius, ScrollRow, Skeleton, space, textSize, useText } from '@waybill/ui-shell';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { CommissionTotals } from '../../contract/commissions';
import { type CommissionState, commissionStates } from '../../contract/words';
import { commissionMessages } from './messages';

export interface CommissionStripProps {
  /** Undefined while the totals load. */
  totals: CommissionTotals | undefined;
  /** The marked state. Default: `undefined`. */
  present?: CommissionState | '';
  /** Returns the link to the orders of a state; without a state, to all. */
  to: (state: CommissionState | '') => string;
  /** On a phone, shows the sums in two columns. Default: in one line that scrolls. */
  wraps?: boolean;
}

/** The commission in each state with its number of orders; each figure links to them. */
export function CommissionStrip({ totals, present, to, wraps = false }: CommissionStripProps) {
  const t = useText();
  const format = useFormat();
  return (
    <States aria-label={t(commissionMessages.states)}>
      <Strip data-wraps={wraps || undefined}>
        {(['', ...commissionStates] as const).map((state) => {
          const sum = state === '' ? totals?.total : totals?.states[state];
          return (
            <Link
              key={state}
              to={to(state)}
              aria-current={state === present ? 'page' : undefined}
              data-state={state === '' ? 'all' : state}
              data-empty={sum?.orders === 0 ? '' : undefined}
            >
              <span>{t(commissionMessages[state === '' ? 'sum' : state])}</span>
              <b>{sum ? format.money(sum.cents / 100) : <Skeleton $width="72px" $height={20} />}</b>
              <small>{sum ? t(commissionMessages.orders, { count: sum.orders }) : ''}</small>
            </Link>
          );
        })}
      </Strip>
    </States>
  );
}

const States = styled.nav`
  flex: 1;
  min-width: 0;
`;

const Strip = styled(ScrollRow)`
  display: grid;
  gap: 0;
  grid-auto-columns: minmax(max-content, 1fr);
  grid-auto-flow: column;
  border: 1px solid ${color('border')};
  border-radius: ${radius('large')};
  background: ${color('surface')};

  a {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: 0 ${space(2)};
    align-items: center;
    padding: ${space(1)} ${space(3)};
    border-block-end: 2px solid transparent;
    color: ${color('textMuted')};
    font-variant-numeric: tabular-nums;
    text-decoration: none;
  }

  a + a {
    border-inline-start: 1px solid ${color('border')};
  }

  a:hover {
    background: ${color('surfaceHover')};
  }

  a:focus-visible {
    outline-offset: -2px;
  }

  b {
    grid-area: 2 / 1 / auto / 3;
    min-height: 1lh;
    color: ${color('textStrong')};
    font-size: ${textSize('section')};
    font-weight: 600;
    white-space: nowrap;
  }

  small {
    min-height: 1lh;
    font-size: ${textSize('caption')};
  }

  a[data-empty] b {
    color: ${color('textMuted')};
    font-weight: 400;
  }

  a[data-state='void']:not([data-empty]) b {
    text-decoration: line-through;
  }

  a[aria-current='page'] {
    border-block-end-color: ${color('primaryText')};
    background: ${color('surfaceSunken')};
    color: ${color('primaryText')};
  }

  @media (max-width: 767.98px) {
    &[data-wraps] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      grid-auto-flow: row;
    }

    &[data-wraps] a:first-child {
      grid-column: 1 / -1;
    }

    &[data-wraps] a:nth-child(even) {
      border-inline-start: 0;
    }

    &[data-wraps] a + a {
      border-block-start: 1px solid ${color('border')};
    }
  }
`;
