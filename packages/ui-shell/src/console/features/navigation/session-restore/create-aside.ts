import type { Aside } from '../../../kernel/ports/aside';
import { isMarkOf, toMark } from './account-mark';

export interface CreateAsideOptions {
  /** Where whose login it is stands: beside the token, so that it lives where and as long as that does. */
  holder: () => Store;
  /** Where the belongings lie: in `sessionStorage` they go with the window. */
  storage: () => Store;
  /** Prefix of both entries, such as `waybill`. */
  name: string;
  /** Told when a storage refuses or holds something unreadable. */
  report: (problem: Error) => void;
}

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Creates the place where belongings wait; a storage that refuses leaves nothing behind and breaks nothing. */
export function createAside({ holder, storage, name, report }: CreateAsideOptions): Aside {
  const whose = `${name}.account`;
  const entry = `${name}.aside`;
  const attempt = <T>(run: () => T): T | undefined => {
    try {
      return run();
    } catch (cause) {
      report(new Error(`What is put aside (storage entries ${whose} and ${entry}) could not be kept.`, { cause }));
      return undefined;
    }
  };

  return {
    know: (account) => attempt(() => holder().setItem(whose, account)),
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
        const kept: unknown = text === null ? null : JSON.parse(text);
        if (!isRecord(kept) || !isMarkOf(kept.account, account) || !isRecord(kept.belongings)) return undefined;
        const { [name]: taken, ...belongings } = kept.belongings;
        if (Object.keys(belongings).length > 0)
          storage().setItem(entry, JSON.stringify({ account: kept.account, belongings }));
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
