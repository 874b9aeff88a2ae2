import { barePath } from '../routes/path-pattern';

/** Where the login page and the start page are. @public */
export interface LoginPathOptions {
  /** Default `/login`. */
  readonly loginPath?: string | undefined;
  /** Default `/`; never recorded as a target. */
  readonly homePath?: string | undefined;
}

/** Returns the login page's address for a refused target: `/login?redirect=%2Forder%2FquickOrder%3Fid%3D7`. `safeRedirect` reverses it. @public */
export function toLoginPath(target: string, { loginPath = '/login', homePath = '/' }: LoginPathOptions = {}): string {
  const path = barePath(target);
  if (path === homePath || path === loginPath) return loginPath;
  // `encodeURIComponent` throws for a lone surrogate; `safeRedirect` refuses an unescaped back-slash.
  const writable = target.replace(/\p{Surrogate}/gu, '\ufffd').replaceAll('\\', '%5C');
  return `${loginPath}?redirect=${encodeURIComponent(writable)}`;
}
