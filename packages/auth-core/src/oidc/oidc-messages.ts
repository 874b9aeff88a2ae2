import { OidcError, type OidcErrorCode } from './oidc-error';

/** Ready-made messages for an `OidcError`, in both shipped languages; `{reason}` stands for the provider's own word. @public */
export const oidcMessages: Readonly<Record<OidcErrorCode | 'unloaded', { zh: string; en: string }>> = {
  refused: { zh: '身份提供方拒绝了登录（{reason}）', en: 'The provider refused the login ({reason}).' },
  stale: { zh: '这次登录已失效，请重新登录', en: 'This login is no longer valid. Begin again.' },
  unreachable: { zh: '无法连接身份提供方，请稍后重试', en: 'The provider cannot be reached. Try again in a moment.' },
  unloaded: {
    zh: '登录组件 {reason} 加载失败，请检查网络或安装',
    en: '{reason} could not be loaded. Check the network, or install it.',
  },
  invalid: { zh: '身份提供方的返回有误', en: 'The provider returned something that cannot be trusted.' },
  expired: { zh: '登录已过期，请重新登录', en: 'The login has expired. Sign in again.' },
  unsupported: {
    zh: '身份提供方要求使用 {reason}，当前登录方式不支持',
    en: 'The provider requires {reason}, which this login does not support.',
  },
  insecure: { zh: '请通过 https 打开本页后登录', en: 'Open this page over https to sign in.' },
};

/** A message with its id, for catalogues of any kind. @public */
export interface OidcMessage {
  /** `oidc.<code>`. */
  id: string;
  /** The English text. */
  message: string;
  texts: { zh: string; en: string };
  values: { reason: string };
}

/** Returns the message for a failed login, whatever the thrown value. */
export function explain(problem: unknown): OidcMessage {
  const { code: kind, reason } = problem instanceof OidcError ? problem : { code: 'invalid' as const, reason: '' };
  const code = kind === 'unreachable' && reason ? 'unloaded' : kind;
  const texts = oidcMessages[code];
  return { id: `oidc.${code}`, message: texts.en, texts, values: { reason } };
}
