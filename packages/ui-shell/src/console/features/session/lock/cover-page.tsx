import { I18nProvider } from '@lingui/react';
import { SessionProvider } from '@waybill/auth-core/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { ConsoleContext } from '../../../kernel/console-context';
import type { ConsoleParts } from '../../../kernel/console-parts';
import { hidePage } from './hide-page';
import { LockScreen } from './lock-screen';

/** Covers the window and hides the page; only the cover receives keys. It is a separate root, so that the page cannot remove it. Returns its removal. */
export function coverPage(parts: ConsoleParts, onUnlock: () => void): () => void {
  const place = document.createElement('div');
  const showAgain = hidePage(place);
  document.body.append(place);
  const root = createRoot(place);
  root.render(
    <StrictMode>
      <I18nProvider i18n={parts.i18n}>
        <ConsoleContext value={parts}>
          <SessionProvider session={parts.session}>
            <LockScreen onUnlock={onUnlock} />
          </SessionProvider>
        </ConsoleContext>
      </I18nProvider>
    </StrictMode>,
  );

  const life = new AbortController();
  const keep = (event: KeyboardEvent) => {
    event.stopImmediatePropagation();
    const isInside = event.target instanceof Node && place.contains(event.target);
    // Tab moves the focus into the cover, wherever a click has placed it.
    if (event.key === 'Escape' || !(isInside || event.key === 'Tab')) event.preventDefault();
  };
  for (const key of ['keydown', 'keypress', 'keyup'] as const)
    window.addEventListener(key, keep, { capture: true, signal: life.signal });

  return () => {
    life.abort();
    // The page can be focused only after the cover is removed.
    place.remove();
    showAgain();
    // It may be called while React draws.
    queueMicrotask(() => root.unmount());
  };
}
