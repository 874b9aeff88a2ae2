import { barePath } from '../routes/path-pattern';

/** Where the login page and the start page are. @public */
export interface LoginPathOptions {
  /** Default `/login`. */
  readonly loginPath?: string | undefined;
  /** Default `/`; not worth recording. */
  readonly homePath?: string | undefined;
}

/** The login page's address for a refused target: `/login?redirect=%2Forder%2FquickOrder%3Fid%3D7`. `safeRedirect` is the way back. @public */
export function toLoginPath(target: string, { loginPath = '/login', homePath = '/' }: LoginPathOptions = {}): string {
  const path = barePath(target);
  if (path === homePath || path === loginPath) return loginPath;
  // A lone surrogate has no percent form and would make `encodeURIComponent` throw; `safeRedirect` refuses a back-slash that is not escaped.
  const writable = target.replace(/\p{Surrogate}/gu, '\ufffd').replaceAll('\\', '%5C');
  return `${loginPath}?redirect=${encodeURIComponent(writable)}`;
}
