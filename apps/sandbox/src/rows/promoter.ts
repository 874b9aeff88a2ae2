import type { Account } from '../session/account';

/** The only account whose promotion somebody sees; undefined for everybody's, with `manage:promotion` or `settle:promotion`. */
export function promoterOf({ id, admin, permissions }: Account): number | undefined {
  const seesAll = admin || permissions.some((each) => each === 'manage:promotion' || each === 'settle:promotion');
  return seesAll ? undefined : id;
}
