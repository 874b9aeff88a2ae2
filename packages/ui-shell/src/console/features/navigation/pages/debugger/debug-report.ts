import { describeVerdict } from '@waybill/auth-core';
import type { Appearance, Entrance, Places, Settings } from '../../../../kernel/console-parts';

/** The debugger page's data about a running console, as JSON without tokens and stored values. */
export function toDebugReport({
  session,
  config,
  theme,
  navigation,
  history,
}: Entrance & Settings & Appearance & Places) {
  const { status, user, access, epoch, virtual } = session.snapshot();
  return {
    versions: { console: consoleVersion, browser: globalThis.navigator?.userAgent ?? '' },
    session: { status, username: user.username, ...access, epoch, virtual },
    config: toPlain(config),
    theme: toPlain(theme.settings),
    routes: (navigation.state.routes?.table.verdicts() ?? []).map(({ route, verdict, reachable }) => ({
      path: route.path,
      name: route.name ?? '',
      reachable,
      why: describeVerdict(verdict),
    })),
    storage: [...storageLines('local'), ...storageLines('session')],
    location: history.current.path,
  };
}

/** The verdict of a route's guard with its reason. */
export type RouteLine = ReturnType<typeof toDebugReport>['routes'][number];

const toPlain = (value: object): Record<string, unknown> => JSON.parse(JSON.stringify(value));

/** Version of the packages (product specification, section 1); a release changes it here too, which a test checks. */
export const consoleVersion = '1.0.0';

/** Values that could be secrets are never read out, only measured. */
function storageLines(place: 'local' | 'session') {
  try {
    const storage = place === 'local' ? window.localStorage : window.sessionStorage;
    return Object.keys(storage).map((key) => ({ place, key, characters: storage.getItem(key)?.length ?? 0 }));
  } catch {
    return [];
  }
}
