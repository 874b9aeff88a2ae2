import { useLingui } from '@lingui/react';
import { SessionProvider } from '@waybill/auth-core/react';
import type { HttpClient } from '@waybill/http';
import { type ReactNode, useEffect, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { assembleConsole } from '../create-console';
import { ConsoleContext } from '../kernel/console-context';

export interface ConsoleAroundProps {
  /** What the server answers; a call that never resolves stays under way. */
  get?: (path: string) => Promise<unknown>;
  address?: string;
  children: ReactNode;
}

/** For stories: a console that is not started, around a page, in the language of the workshop; its token is kept nowhere. */
export function ConsoleAround({ get = () => new Promise(() => {}), address = '/', children }: ConsoleAroundProps) {
  const { locale } = useLingui().i18n;
  const [parts] = useState(() => {
    const made = assembleConsole({ routes: [], pages: {}, config: { tokenStorage: 'memory', language: locale } }).parts;
    return { ...made, http: { ...made.http, get: get as HttpClient['get'] } };
  });
  useEffect(() => () => parts.session.dispose(), [parts]);
  return (
    <ConsoleContext value={parts}>
      <SessionProvider session={parts.session}>
        <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>
      </SessionProvider>
    </ConsoleContext>
  );
}
