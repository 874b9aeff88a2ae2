import { type VisitSource, visitSources } from '../contract/words';

/** The code that an account invites others with. */
export const toInviteCode = (accountId: number): string => `WB${String(accountId).padStart(4, '0')}`;

/** Returns the account of an invite code, or undefined; accepts only the exact form of `toInviteCode`. */
export function fromInviteCode(code: string): number | undefined {
  const id = Number(/^WB(\d{4,9})$/.exec(code.toUpperCase())?.[1]);
  return id > 0 && toInviteCode(id) === code.toUpperCase() ? id : undefined;
}

/** Returns the source of a visit: from its address, and for a plain link the app that opened it. */
export function toVisitSource(named: string | undefined, userAgent: string): VisitSource {
  const source = visitSources.find((each) => each === named) ?? 'link';
  if (source !== 'link') return source;
  if (/MicroMessenger\//.test(userAgent)) return 'wechat';
  return /aweme|BytedanceWebview/i.test(userAgent) ? 'douyin' : 'link';
}
