import type { StateStash } from '../../../kernel/ports/state-stash';
import { isMarkOf, toMark } from './account-mark';

export interface CreateAsideOptions {
  /** Storage of the account name, the same as the token's, so that both have the same lifetime. */
  holder: () => Store;
  /** Storage of the belongings; `sessionStorage` ends with the window. */
  storage: () => Store;
  /** Prefix of both entries, such as `waybill`. */
  name: string;
  /** Called if a storage is blocked or unreadable. */
  report: (problem: Error) => void;
}

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Stores a user's place and tabs after the session expired; a blocked storage stores nothing and is only reported. */
export function createAside({ holder, storage, name, report }: CreateAsideOptions): StateStash {
  const whose = `${name}.account`;
  const entry = `${name}.aside`;
  const attempt = <T>(run: () => T): T | undefined => {
    try {
      return run();
    } catch (cause) {
      report(
        new Error(`The state of the expired session (storage entries ${whose} and ${entry}) could not be stored.`, {
          cause,
        }),
      );
      return undefined;
    }
  };

  return {
    rememberAccount: (account) => attempt(() => holder().setItem(whose, account)),
    put: (belongings) =>
      attempt(() => {
        const account = holder().getItem(whose);
        holder().removeItem(whose);
        if (account) storage().setItem(entry, JSON.stringify({ account: toMark(account), belongings }));
      }),
    take: (account, name) =>
      attempt(() => {
        const text = storage().getItem(entry);
        storage().removeItem(entry);
        const stored: unknown = text === null ? null : JSON.parse(text);
        if (!isRecord(stored) || !isMarkOf(stored.account, account) || !isRecord(stored.belongings)) return undefined;
        const { [name]: taken, ...belongings } = stored.belongings;
        if (Object.keys(belongings).length > 0)
          storage().setItem(entry, JSON.stringify({ account: stored.account, belongings }));
        return taken;
      }),
    forget: () =>
      attempt(() => {
        holder().removeItem(whose);
        storage().removeItem(entry);
      }),
  };
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
