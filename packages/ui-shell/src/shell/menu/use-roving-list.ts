import { type KeyboardEvent, useCallback, useState } from 'react';
import { inlineKey } from '../../lib/inline-key';
import type { NavNode } from '../../nav/nav-node';

/** The focus movement of each key in a flat list of entries. */
const steps = {
  vertical: { ArrowDown: 1, ArrowUp: -1 },
  horizontal: { ArrowRight: 1, ArrowLeft: -1 },
} as const;

/** One tab stop for a flat list of entries (elements with `data-path`): arrow keys, Home, End and a typed first letter move the focus in it. */
export function useRovingList(nodes: readonly NavNode[], present: string | undefined, along: keyof typeof steps) {
  const [stop, setStop] = useState<string>();
  const tabStop = [stop, present].find((path) => nodes.some((node) => node.path === path)) ?? nodes[0]?.path;

  const handleFocus = useCallback((event: { target: EventTarget }) => {
    const path = (event.target as HTMLElement).closest<HTMLElement>('[data-path]')?.dataset.path;
    if (path !== undefined) setStop(path);
  }, []);

  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const entries = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-path]')].filter(isShown);
    const index = entries.findIndex((entry) => entry.contains(event.target as Node));
    if (index < 0 || event.defaultPrevented) return;
    const step = (steps[along] as Record<string, number>)[inlineKey(event)];
    const target =
      step !== undefined
        ? entries[(index + step + entries.length) % entries.length]
        : event.key === 'Home'
          ? entries[0]
          : event.key === 'End'
            ? entries.at(-1)
            : byLetter(event, entries, index);
    if (!target) return;
    event.preventDefault();
    target.focus();
    target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };
  return { tabStop, handleFocus, handleKeyDown };
}

const isShown = (entry: HTMLElement) => entry.checkVisibility({ visibilityProperty: true });

function byLetter(event: KeyboardEvent, entries: readonly HTMLElement[], index: number): HTMLElement | undefined {
  const { key, ctrlKey, metaKey, altKey } = event;
  if ([...key].length !== 1 || key === ' ' || ctrlKey || metaKey || altKey) return undefined;
  const after = [...entries.slice(index + 1), ...entries.slice(0, index + 1)];
  return after.find((entry) => entry.textContent?.trim().toLocaleLowerCase().startsWith(key.toLocaleLowerCase()));
}
