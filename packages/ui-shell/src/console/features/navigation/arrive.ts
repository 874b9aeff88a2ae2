import { toLoginPath } from '@waybill/auth-core';
import type { Entrance, Feedback, Places, ProviderEntrance } from '../../kernel/console-parts';
import { parseAddress } from './router/window-location';

/**
 * Completes a return from a login provider before the first navigation; never rejects. The return address comes from
 * a storage, so the login page checks it like every other redirect.
 */
export async function arrive(
  { session, history, errorLog }: Pick<Entrance & Places & Feedback, 'session' | 'history' | 'errorLog'>,
  entrance: ProviderEntrance,
): Promise<void> {
  try {
    const arrival = await entrance.provider.complete();
    if (!arrival) return;
    const { returnTo, token } = arrival;
    history.replace(parseAddress(returnTo).path === '/login' ? returnTo : toLoginPath(returnTo));
    session.adoptToken(token);
  } catch (problem) {
    entrance.problem = problem;
    errorLog.report(problem);
  }
}
