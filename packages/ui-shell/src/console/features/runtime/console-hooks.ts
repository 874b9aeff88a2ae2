import type { RouteTable } from '@waybill/auth-core';
import type { HttpClient } from '@waybill/http';
import { useCallback } from 'react';
import { useSnapshot } from 'valtio';
import type { Confirm } from '../../../feedback/create-confirm';
import type { Toasts } from '../../../feedback/create-toasts';
import type { ThemeStore } from '../../../theme/create-theme-store';
import type { Api } from '../../kernel/api/api';
import type { Endpoints } from '../../kernel/api/endpoints';
import type { ConsoleConfig } from '../../kernel/console-config';
import { useConsole } from '../../kernel/console-context';
import type { ConsoleSession } from '../../kernel/console-session';
import type { RouteEntry } from '../../kernel/route-entry';

/** The HTTP client of the surrounding console: its calls have the token, and their failures are shown. Throws outside of a console. @public */
export const useHttp = (): HttpClient => useConsole().http;

/** The messages at the top of the window: `useToasts().success(...)`. Throws outside of a console. @public */
export const useToasts = (): Toasts => useConsole().toasts;

/** Confirms an irreversible action: `await useConfirm().ask({ title })`. Throws outside of a console. @public */
export const useConfirm = (): Confirm => useConsole().confirm;

/** Every setting of the console around. Throws outside of a console. @public */
export const useConfig = (): ConsoleConfig => useConsole().config;

/** The API of the console around. Throws outside of a console. @public */
export const useApi = (): Api => useConsole().api;

/** The endpoints of the console's API. Throws outside of a console. @public */
export const useEndpoints = (): Endpoints => useConsole().api.endpoints;

/** The session with its actions, such as `signOut`; `useSession` of `@waybill/auth-core/react` renders with its state. Throws outside of a console. @public */
export const useConsoleSession = (): ConsoleSession => useConsole().session;

/** Theme, layout and language as chosen by the user. Throws outside of a console. @public */
export const useConsoleTheme = (): ThemeStore => useConsole().theme;

/** Shows and logs a failure; the client already shows failures of calls. Throws outside of a console. @public */
export const useShowFailure = (): ((error: unknown) => void) => useConsole().showFailure;

/** The routes of the signed-in user, with a verdict for each; null while they load. Throws outside of a console. @public */
export function useRouteTable(): RouteTable<RouteEntry> | null {
  const { navigation } = useConsole();
  return (useSnapshot(navigation.state).routes?.table ?? null) as RouteTable<RouteEntry> | null;
}

/** Navigates the window to an address of the console, even after the calling page has unmounted. Throws outside of a console. @public */
export function useGoTo(): (address: string, options?: { replace?: boolean }) => void {
  const { history } = useConsole();
  return useCallback(
    (address, { replace = false } = {}) => (replace ? history.replace(address) : history.push(address)),
    [history],
  );
}
