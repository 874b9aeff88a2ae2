import type { PlacedStep } from '@waybill/http';
import { proxy } from 'valtio/vanilla';
import type { ConsoleConfig } from '../../../kernel/console-config';
import type { ConsoleSession } from '../../../kernel/console-session';
import type { Reentry } from '../../../kernel/ports/reentry';
import { reentryStep } from './reentry-step';

/** The question for another login, and the step of the client that asks it where the settings want it. */
export function createReentry(
  { sessionExpiry }: Pick<ConsoleConfig, 'sessionExpiry'>,
  session: () => ConsoleSession,
): { readonly reentry: Reentry; readonly steps: readonly PlacedStep[] } {
  const reentry = proxy<Reentry>({ phase: 'none' });
  return { reentry, steps: sessionExpiry === 'dialog' ? [reentryStep(session, reentry)] : [] };
}
