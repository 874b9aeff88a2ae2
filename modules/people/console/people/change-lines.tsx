import type { Action } from '@waybill/kit/contract';
import { orderMessages } from '@waybill/orders/console';
import { color, useText } from '@waybill/ui-shell';
import styled from 'styled-components';
import { useChangeText } from './use-change-text';

/** Fields that are shown before the rest is only counted. */
const mostShown = 4;

/** The changes of an action, one field per line: before and after. */
export function ChangeLines({ changes }: Pick<Action, 'changes'>) {
  const t = useText();
  const say = useChangeText();
  if (changes.length === 0) return <>—</>;
  const rest = changes.length - mostShown;
  return (
    <Lines title={changes.map(say).join('\n')}>
      {changes.slice(0, mostShown).map((change) => (
        <li key={`${change.of} ${change.field}`}>{say(change)}</li>
      ))}
      {rest > 0 && <li>{t(orderMessages.moreVehicles, { count: changes.length, others: rest })}</li>}
    </Lines>
  );
}

const Lines = styled.ul`
  margin: 0;
  padding: 0;
  color: ${color('text')};
  list-style: none;

  li {
    max-width: 26.25rem;
    overflow-wrap: anywhere;
  }
`;
