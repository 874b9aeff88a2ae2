import { ChevronDown, ChevronUp } from 'lucide-react';
import { use, useEffect, useEffectEvent, useState } from 'react';
import styled from 'styled-components';
import { subscribe } from 'valtio/vanilla';
import { Action } from '../../../../controls/basic/action';
import { toKey } from '../../../../lib/to-key';
import type { ShellMessage } from '../../../../locales/define-messages';
import { useText } from '../../../../locales/use-text';
import { PageScopeContext } from '../../../../shell/cached-pages/page-scope';
import { addressOf } from '../../../../shell/tabs/tab';
import { flexRow, mutedCaption } from '../../../../theme/tokens';
import { useConsole } from '../../../kernel/console-context';
import { useConsoleTabs } from '../../navigation/tabs/tabs-of';
import { useGoTo } from '../../runtime/console-hooks';
import type { Identified, Resource } from '../resource/define-resource';
import { resourceMessages } from '../resource/messages';
import { earlyKeysOf } from './prefetch/early-keys';
import { isFreeKey } from './prefetch/is-free-key';
import { useAhead } from './prefetch/use-ahead';
import { useNeighbours } from './use-neighbours';

/** @beta */
export interface RecordNeighboursProps<Item extends Identified> {
  /** The kind of record. */
  of: Pick<Resource<Item>, 'calls' | '~resource'>;
  /** The current record. */
  id: string | number;
  /** The address of a record's page, as `href` makes it. */
  href: (row: Item) => string;
}

/**
 * Opens the next and previous record of the list from which this one was opened, with two buttons and the keys `J`
 * and `K`. The previous page's tab closes unless it has unsaved work. Renders nothing without a list. @beta
 */
export function RecordNeighbours<Item extends Identified>({ of, id, href }: RecordNeighboursProps<Item>) {
  const t = useText();
  const { previous, next, place, total } = useNeighbours(of, id);
  const ahead = useAhead(of.calls.record);
  const early = earlyKeysOf(useConsole());
  const [me] = useState(() => ({}));
  const leave = useGoOn();
  const go = (row: Item) => {
    early.begin(me);
    leave(href(row));
  };
  const rowAt = (key: string) => ({ j: next, k: previous })[key];
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const row = rowAt(toKey(event).toLowerCase());
    if (!row || !isFreeKey(event) || early.isLeft(me)) return;
    event.preventDefault();
    go(row);
  });
  const goEarly = useEffectEvent(() => {
    const key = early.take((each) => rowAt(each) !== undefined && !early.isLeft(me));
    const row = key && rowAt(key);
    if (row) go(row);
  });
  useEffect(() => {
    const life = new AbortController();
    early.arrive(me);
    document.addEventListener('keydown', handleKey, { signal: life.signal });
    return () => life.abort();
  }, [early, me]);
  const ways = `${previous?.id} ${next?.id}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a way that has come may be the one that a kept key wants.
  useEffect(() => goEarly(), [ways]);
  if (!previous && !next) return null;
  const step = (row: Item | undefined, key: string, label: ShellMessage) => (
    <Action
      tone="quiet"
      text={label}
      title={`${t(label)} (${key})`}
      aria-keyshortcuts={key}
      disabled={!row}
      icon={key === 'K' ? <ChevronUp aria-hidden size={16} /> : <ChevronDown aria-hidden size={16} />}
      onClick={() => {
        ahead.open();
        if (row) go(row);
      }}
      onPointerEnter={() => ahead.rest('pointer', row?.id)}
      onPointerLeave={() => ahead.rest('pointer', undefined)}
      onFocus={() => ahead.rest('focus', row?.id)}
      onBlur={() => ahead.rest('focus', undefined)}
    >
      {null}
    </Action>
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

/** Opens another record and closes this tab. */
function useGoOn(): (address: string) => void {
  const tabs = useConsoleTabs();
  const scope = use(PageScopeContext);
  const goTo = useGoTo();
  return (address) => {
    if (scope) {
      const { key } = scope;
      const stop = subscribe(tabs.state, () => {
        const { active, unsaved, tabs: open } = tabs.state.list;
        if (active === key) return;
        stop();
        // If the navigation was blocked, later navigation must not close this tab.
        const arrived = open.some((tab) => tab.key === active && addressOf(tab.location) === address);
        if (arrived && !unsaved.includes(key)) void tabs.close(key);
      });
    }
    goTo(address);
  };
}

const Steps = styled.div`
  ${flexRow(1)}

  span {
    ${mutedCaption()}
    white-space: nowrap;
  }
`;
