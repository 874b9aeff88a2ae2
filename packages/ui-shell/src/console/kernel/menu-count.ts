import type { Guard } from '@waybill/auth-core';
import type { Call, DataOf } from './call';

/** A number that a badge of the menu shows. @beta */
export interface MenuCount {
  call: Call & { readonly method: 'GET' };
  /** Reads the number from the response. */
  read: (data: never) => number;
  /** The guard of the call. Default: every signed-in user. */
  guard?: Guard;
}

/** Declares a count of a module: `defineCount({ call: countsCall, read: ({ counts }) => counts.pending })`. @beta */
export const defineCount = <const C extends MenuCount['call']>(
  count: Pick<MenuCount, 'guard'> & { call: C; read: (data: DataOf<C>) => number },
): MenuCount => count;
