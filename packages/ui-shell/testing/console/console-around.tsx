import { I18nProvider, useLingui } from '@lingui/react';
import { SessionProvider } from '@waybill/auth-core/react';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { MemoryRouter } from 'react-router';
import { assembleConsole } from '../../src/console/create-console';
import { resourceMessages } from '../../src/console/features/data/resource/messages';
import { loginMessages } from '../../src/console/features/session/login/messages';
import { ConsoleContext } from '../../src/console/kernel/console-context';
import { consoleMessages } from '../../src/console/kernel/messages';
import { createI18n } from '../../src/locales/create-i18n';
import { shellMessages } from '../../src/shell-messages';
import { storyLanguages } from '../story-languages';
import { answerCalls } from './answer-calls';

export interface ConsoleAroundProps {
  /** Returns the response of a call; a promise that never resolves leaves it pending. */
  get?: (path: string) => Promise<unknown>;
  address?: string;
  children: ReactNode;
}

const messages = [...shellMessages, consoleMessages, loginMessages, resourceMessages];

/** For stories: wraps a page in an unstarted console in the workshop's language, without a stored token. */
export function ConsoleAround({ get = () => new Promise(() => {}), address = '/', children }: ConsoleAroundProps) {
  const { locale } = useLingui().i18n;
  const i18n = useMemo(() => createI18n({ locale, messages, ...storyLanguages }), [locale]);
  const [parts] = useState(() => {
    const made = assembleConsole({ routes: [], pages: {}, config: { tokenStorage: 'memory', language: locale } }).parts;
    return { ...made, http: answerCalls(made.http, get) };
  });
  useEffect(() => () => parts.session.dispose(), [parts]);
  return (
    <I18nProvider i18n={i18n}>
      <ConsoleContext value={parts}>
        <SessionProvider session={parts.session}>
          <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>
        </SessionProvider>
      </ConsoleContext>
    </I18nProvider>
  );
}
