import type { ConsoleParts, Entrance } from '../kernel/console-context';

/** Takes in whoever comes back from a login provider, before the first address is decided; never rejects. */
export async function arrive(
  { session, history, errorLog }: Pick<ConsoleParts, 'session' | 'history' | 'errorLog'>,
  entrance: Entrance,
): Promise<void> {
  try {
    const arrival = await entrance.provider.complete();
    if (!arrival) return;
    history.replace(arrival.returnTo);
    session.adoptToken(arrival.token);
  } catch (problem) {
    entrance.problem = problem;
    errorLog.report(problem);
  }
}
