import { SessionProvider } from '@waybill/auth-core/react';
import type { ReactNode } from 'react';
import { onTestFinished } from 'vitest';
import { assembleConsole } from '../../src/console/create-console';
import { ConsoleContext } from '../../src/console/kernel/console-context';
import type { ConsoleParts } from '../../src/console/kernel/console-parts';
import type { RouteEntry } from '../../src/console/kernel/route-entry';
import { draw } from '../draw';
import { answerCalls, type Get, type Send } from './answer-calls';

export type { Get };

/** For browser tests: the parts of an unstarted console whose responses a test defines, without a stored token. */
export function consoleParts(get?: Get, routes: readonly RouteEntry[] = [], send?: Send): ConsoleParts {
  const { parts } = assembleConsole({ routes, pages: {}, config: { tokenStorage: 'memory' } });
  const life = new AbortController();
  onTestFinished(() => {
    parts.session.dispose();
    life.abort();
  });
  return { ...parts, ended: life.signal, http: answerCalls(parts.http, get, send) };
}

/** Renders in a console; unmounts when the test ends. */
export async function drawInConsole(parts: ConsoleParts, node: ReactNode) {
  const inside = (next: ReactNode) => (
    <ConsoleContext value={parts}>
      <SessionProvider session={parts.session}>{next}</SessionProvider>
    </ConsoleContext>
  );
  const drawn = await draw(inside(node));
  let gone = false;
  const remove = async () => {
    if (!gone) await drawn.remove();
    gone = true;
  };
  onTestFinished(remove);
  return { host: drawn.host, show: (next: ReactNode) => drawn.show(inside(next)), remove };
}
