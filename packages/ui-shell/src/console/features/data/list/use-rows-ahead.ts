import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import type { Call } from '../../../kernel/call';
import { useConsole } from '../../../kernel/console-context';
import { earlyKeysOf } from '../record/prefetch/early-keys';
import { useAhead } from '../record/prefetch/use-ahead';
import type { Identified } from '../resource/define-resource';

/** Prefetches the record under the pointer or focus; attach the ref to the element around the rows. */
export function useRowsAhead(call: Call | undefined, rows: readonly Identified[]): RefObject<HTMLDivElement | null> {
  const frame = useRef<HTMLDivElement>(null);
  const ahead = useAhead(call);
  const early = earlyKeysOf(useConsole());
  const idAt = useEffectEvent((target: EventTarget | null) => rowOf(target, rows)?.id);
  useEffect(() => {
    const life = new AbortController();
    const on = (name: string, handle: (target: EventTarget | null) => void) =>
      frame.current?.addEventListener(name, ({ target }) => handle(target), { signal: life.signal, capture: true });
    on('pointerover', (target) => ahead.rest('pointer', idAt(target)));
    on('focusin', (target) => ahead.rest('focus', idAt(target)));
    on('focusout', () => ahead.rest('focus', undefined));
    on('click', (target) => {
      ahead.open();
      if (target instanceof Element && target.closest('a')) early.begin();
    });
    frame.current?.addEventListener('keydown', ({ key }) => key === 'Enter' && early.begin(), life);
    frame.current?.addEventListener('pointerleave', () => ahead.rest('pointer', undefined), life);
    return () => life.abort();
  }, [ahead, early]);
  return frame;
}

/** The record of the table row or card around an element. */
function rowOf<Item>(element: EventTarget | null, rows: readonly Item[]): Item | undefined {
  if (!(element instanceof Element)) return undefined;
  const row = element.closest('tr[aria-rowindex]');
  if (row) return rows[Number(row.getAttribute('aria-rowindex')) - 2];
  const card = element.closest('[data-look="cards"] li');
  return card ? rows[[...(card.parentElement?.children ?? [])].indexOf(card)] : undefined;
}
