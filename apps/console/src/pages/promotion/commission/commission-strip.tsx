import { color, radius, Skeleton, space, textSize, useText } from '@waybill/ui-shell';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useFormat } from '../../kit/use-format';
import { type CommissionState, type CommissionTotals, commissionStates } from './commissions';
import { commissionMessages } from './messages';

export interface CommissionStripProps {
  /** None while they load. */
  totals: CommissionTotals | undefined;
  /** Whose orders are shown. Default: none is marked. */
  present?: CommissionState | '';
  /** Where the orders of a state are listed; of all without one. */
  to: (state: CommissionState | '') => string;
}

/** How much commission stands in each state, with the number of its orders; each figure is a link to them. */
export function CommissionStrip({ totals, present, to }: CommissionStripProps) {
  const t = useText();
  const format = useFormat();
  return (
    <Strip aria-label={t(commissionMessages.states)}>
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
            <span>{t(commissionMessages[state === '' ? 'all' : state])}</span>
            <b>{sum ? format.money(sum.cents / 100) : <Skeleton $width="72px" $height={20} />}</b>
            <small>{sum ? t(commissionMessages.orders, { count: sum.orders }) : ''}</small>
          </Link>
        );
      })}
    </Strip>
  );
}

const Strip = styled.nav`
  display: grid;
  flex: 1 1 100%;
  grid-template-columns: repeat(7, minmax(0, 1fr));
  min-width: 0;
  border: 1px solid ${color('border')};
  border-radius: ${radius('large')};
  overflow: hidden;

  a {
    position: relative;
    display: grid;
    gap: 2px;
    padding: ${space(3)};
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
    outline: 2px solid ${color('focus')};
    outline-offset: -2px;
  }

  b {
    overflow: hidden;
    color: ${color('textStrong')};
    font-size: ${textSize('section')};
    font-weight: 600;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  small {
    min-height: 1.5em;
    font-size: ${textSize('caption')};
  }

  a[data-empty] b {
    color: ${color('textMuted')};
    font-weight: 400;
  }

  a[data-state='void'] b {
    text-decoration: line-through;
  }

  a[aria-current='page'] {
    background: ${color('surfaceSunken')};
    color: ${color('primaryText')};
  }

  a[aria-current='page']::after {
    position: absolute;
    inset-block-end: 0;
    inset-inline: 0;
    block-size: 2px;
    background: ${color('primaryText')};
    content: '';
  }

  @media (max-width: 1199.98px) {
    grid-template-columns: repeat(4, minmax(0, 1fr));

    a:nth-child(n + 5) {
      border-block-start: 1px solid ${color('border')};
    }

    a:nth-child(5) {
      border-inline-start: 0;
    }
  }

  @media (max-width: 575.98px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    a:nth-child(n + 3) {
      border-block-start: 1px solid ${color('border')};
    }

    a:nth-child(odd) {
      border-inline-start: 0;
    }

    a:first-child {
      grid-column: 1 / -1;
    }

    a:nth-child(even) {
      border-inline-start: 0;
    }

    a:nth-child(odd):not(:first-child) {
      border-inline-start: 1px solid ${color('border')};
    }

    a:nth-child(2) {
      border-block-start: 1px solid ${color('border')};
    }
  }
`;
