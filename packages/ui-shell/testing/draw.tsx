import { I18nProvider } from '@lingui/react';
import { type ReactNode, act as reactAct, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createI18n } from '../src/locales/create-i18n';
import { shellMessages } from '../src/shell-messages';
import { ThemeStyles } from '../src/theme/theme-sheet';

/** For browser tests: renders in StrictMode with the shell's texts and themes; returns functions that rerender and remove everything. */
export async function draw(node: ReactNode, locale = 'en') {
  const i18n = createI18n({ locale, messages: shellMessages });
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  const show = (next: ReactNode) =>
    act(async () =>
      root.render(
        <StrictMode>
          <I18nProvider i18n={i18n}>
            <ThemeStyles />
            {next}
          </I18nProvider>
        </StrictMode>,
      ),
    );
  await show(node);
  return {
    host,
    i18n,
    show,
    remove: async () => {
      await act(async () => root.unmount());
      host.remove();
    },
  };
}

/** React's `act` with its flag set only during the call, because events and timers of a real browser run outside of it. */
export async function act(run: () => Promise<unknown>): Promise<void> {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  try {
    await reactAct(async () => void (await run()));
  } finally {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  }
}
