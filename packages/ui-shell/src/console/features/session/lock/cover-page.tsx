import { I18nProvider } from '@lingui/react';
import { SessionProvider } from '@waybill/auth-core/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { ConsoleContext } from '../../../kernel/console-context';
import type { ConsoleParts } from '../../../kernel/console-parts';
import { hidePage } from './hide-page';
import { LockScreen } from './lock-screen';

/**
 * Covers the window and hides the page; keys reach the cover alone. The cover is a root of its own, so that it stays whatever the page does
 * meanwhile. Returns a function that takes it away.
 */
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
    // The browser's own Tab leads into the cover, from wherever a click has put the focus.
    if (event.key === 'Escape' || !(isInside || event.key === 'Tab')) event.preventDefault();
  };
  for (const key of ['keydown', 'keypress', 'keyup'] as const)
    window.addEventListener(key, keep, { capture: true, signal: life.signal });

  return () => {
    life.abort();
    // Nothing can be focused while the cover stands.
    place.remove();
    showAgain();
    // It may be called while React draws.
    queueMicrotask(() => root.unmount());
  };
}
