import type { PlacedStep } from '@waybill/http';
import { proxy } from 'valtio/vanilla';
import type { ConsoleConfig } from '../../../kernel/console-config';
import type { ConsoleSession } from '../../../kernel/console-session';
import type { Reentry } from '../../../kernel/ports/reentry';
import { reentryStep } from './reentry-step';

/** The dialog for another login and the client step that opens it, if the settings enable it. */
export function createReentry(
  { sessionExpiry }: Pick<ConsoleConfig, 'sessionExpiry'>,
  session: () => ConsoleSession,
): { readonly reentry: Reentry; readonly steps: readonly PlacedStep[] } {
  const reentry = proxy<Reentry>({ phase: 'none' });
  return { reentry, steps: sessionExpiry === 'dialog' ? [reentryStep(session, reentry)] : [] };
}
