import { describeVerdict } from '@waybill/auth-core';
import type { ConsoleParts } from '../../kernel/console-context';

/** One line of the route list: what the guard of a route says, and why. */
export interface RouteLine {
  path: string;
  name: string;
  reachable: boolean;
  why: string;
}

/** What a storage entry is about; values that could be secrets are never read out, only measured. */
export interface StorageLine {
  place: 'local' | 'session';
  key: string;
  characters: number;
}

/** What the debugger page shows, ready to be copied as JSON. It holds no token and no stored value. */
export interface DebugReport {
  versions: { console: string; browser: string };
  session: {
    status: string;
    username: string;
    admin: boolean;
    roles: readonly string[];
    permissions: readonly string[];
    epoch: number;
    virtual: boolean;
  };
  config: Record<string, unknown>;
  theme: Record<string, unknown>;
  routes: RouteLine[];
  storage: StorageLine[];
  location: string;
}

/** Gathers the report of a running console. */
export function toDebugReport({ session, config, theme, navigation, history }: ConsoleParts): DebugReport {
  const { status, user, access, epoch, virtual } = session.snapshot();
  return {
    versions: { console: consoleVersion, browser: globalThis.navigator?.userAgent ?? '' },
    session: { status, username: user.username, ...access, epoch, virtual },
    config: JSON.parse(JSON.stringify(config)),
    theme: JSON.parse(JSON.stringify(theme.settings)),
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

/** Version of the packages (product specification, section 1); a release changes it here too, and a test asks for it. */
export const consoleVersion = '1.0.0';

function storageLines(place: 'local' | 'session'): StorageLine[] {
  try {
    const storage = place === 'local' ? window.localStorage : window.sessionStorage;
    return Object.keys(storage).map((key) => ({ place, key, characters: storage.getItem(key)?.length ?? 0 }));
  } catch {
    return [];
  }
}
