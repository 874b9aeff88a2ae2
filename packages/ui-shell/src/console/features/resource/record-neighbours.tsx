import { ChevronDown, ChevronUp } from 'lucide-react';
import { use, useEffect, useEffectEvent } from 'react';
import styled from 'styled-components';
import { subscribe } from 'valtio/vanilla';
import { Button } from '../../../controls/basic/button';
import { isComposingKey } from '../../../lib/is-composing-key';
import type { ShellMessage } from '../../../locales/define-messages';
import { useText } from '../../../locales/use-text';
import { PageScopeContext } from '../../../shell/cached-pages/page-scope';
import { addressOf } from '../../../shell/tabs/tab';
import { color, space, textSize } from '../../../theme/tokens';
import { useConsole } from '../../kernel/console-context';
import { useGoTo } from '../hooks/console-hooks';
import type { Identified, Resource } from './define-resource';
import { resourceMessages } from './messages';
import { useAhead } from './use-ahead';
import { useNeighbours } from './use-neighbours';

/** @beta */
export interface RecordNeighboursProps<Item extends Identified> {
  /** The kind of record. */
  of: Pick<Resource<Item>, 'calls' | '~resource'>;
  /** The record in view. */
  id: string | number;
  /** The address of a record's page, as `href` makes it. */
  href: (row: Item) => string;
}

/**
 * Leads to the next and the previous record of the list from which this one was opened, by two buttons and the keys `J`
 * and `K`. The page that is left closes its tab unless it is unsaved. Nothing without a known list. @beta
 */
export function RecordNeighbours<Item extends Identified>({ of, id, href }: RecordNeighboursProps<Item>) {
  const t = useText();
  const { previous, next, place, total } = useNeighbours(of, id);
  const ahead = useAhead(of.calls.record);
  const go = useGoOn();
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const row = { j: next, k: previous }[event.key.toLowerCase()];
    if (!row || !isFreeKey(event)) return;
    event.preventDefault();
    go(href(row));
  });
  useEffect(() => {
    const life = new AbortController();
    document.addEventListener('keydown', handleKey, { signal: life.signal });
    return () => life.abort();
  }, []);
  if (!previous && !next) return null;
  const step = (row: Item | undefined, key: string, label: ShellMessage) => (
    <Button
      tone="quiet"
      aria-label={t(label)}
      title={`${t(label)} (${key})`}
      aria-keyshortcuts={key}
      disabled={!row}
      icon={key === 'K' ? <ChevronUp aria-hidden size={16} /> : <ChevronDown aria-hidden size={16} />}
      onClick={() => {
        ahead.open();
        if (row) go(href(row));
      }}
      onPointerEnter={() => ahead.rest('pointer', row?.id)}
      onPointerLeave={() => ahead.rest('pointer', undefined)}
      onFocus={() => ahead.rest('focus', row?.id)}
      onBlur={() => ahead.rest('focus', undefined)}
    />
  );
  return (
    <Steps role="group" aria-label={t(resourceMessages.neighbours)}>
      {place !== undefined && total !== undefined && place <= total && (
        <span>{t(resourceMessages.placeOf, { place, total })}</span>
      )}
      {step(previous, 'K', resourceMessages.previousRecord)}
      {step(next, 'J', resourceMessages.nextRecord)}
    </Steps>
  );
}

/** Goes to another record and closes the tab of this one behind it. */
function useGoOn(): (address: string) => void {
  const { tabs } = useConsole();
  const scope = use(PageScopeContext);
  const goTo = useGoTo();
  return (address) => {
    if (scope) {
      const { key } = scope;
      const stop = subscribe(tabs.state, () => {
        const { active, unsaved, tabs: open } = tabs.state.list;
        if (active === key) return;
        stop();
        // Where the way was refused, somebody who goes elsewhere later leaves this tab as it is.
        const arrived = open.some((tab) => tab.key === active && addressOf(tab.location) === address);
        if (arrived && !unsaved.includes(key)) void tabs.close(key);
      });
    }
    goTo(address);
  };
}

/** Whether a key alone may do something: nothing is held beside it, and it goes neither into a field nor to what lies above the page. */
const isFreeKey = (event: KeyboardEvent): boolean =>
  !(event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.repeat) &&
  !isComposingKey(event) &&
  !(event.target instanceof Element && event.target.closest(taken)) &&
  !document.querySelector('[role="dialog"], [role="alertdialog"]');

const taken = 'input, textarea, select, [contenteditable], [role="menu"], [role="listbox"]';

const Steps = styled.div`
  display: flex;
  gap: ${space(1)};
  align-items: center;

  span {
    color: ${color('textMuted')};
    font-size: ${textSize('caption')};
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
`;
