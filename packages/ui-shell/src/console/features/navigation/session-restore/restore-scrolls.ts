import { subscribe } from 'valtio/vanilla';
import { restorePageScrolls } from '../../../../shell/cached-pages/restore-page-scrolls';
import type { Scroll } from '../../../../shell/cached-pages/scrolls';
import type { Life, Places } from '../../../kernel/console-parts';

/** Restores the scroll positions of each page when it is first shown. */
export function restoreScrolls(stored: unknown, parts: Places & Life, scroller: () => Element | null): void {
  const { tabsState, ended } = parts;
  if (typeof stored !== 'object' || stored === null) return;
  const waiting = new Map(Object.entries(stored));
  const apply = () => {
    const { active } = tabsState.list;
    const scrolls: unknown = active === null ? undefined : waiting.get(active);
    if (active === null || !waiting.delete(active)) return;
    if (Array.isArray(scrolls)) restorePageScrolls(active, scrolls.filter(isScroll), scroller(), ended);
    if (waiting.size === 0) stop();
  };
  const stop = subscribe(tabsState, apply, true);
  ended.addEventListener('abort', stop);
  apply();
}

const isScroll = (value: unknown): value is Scroll => {
  if (typeof value !== 'object' || value === null) return false;
  const { path, top, left } = value as Record<string, unknown>;
  return Array.isArray(path) && path.every(Number.isInteger) && Number.isFinite(top) && Number.isFinite(left);
};
