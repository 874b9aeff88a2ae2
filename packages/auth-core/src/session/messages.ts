import type { Greeting } from './greeting';
import type { AuthErrorCode } from './session-error';

/** Messages of one language; `{field}` stands for the name of the wrong field. @public */
export interface AuthMessages {
  readonly errors: Readonly<Record<AuthErrorCode, string>>;
  readonly greetings: Readonly<Record<Greeting, string>>;
  /** Shown beside the user's name while login interception is off. */
  readonly virtualRoles: string;
}

/** Messages for a `SessionError` and a greeting; the core itself never shows them. @public */
export const authMessages: Readonly<Record<'zh' | 'en', AuthMessages>> = {
  zh: {
    errors: {
      'sign-in-without-token': '登录接口异常，未正确返回 token',
      'social-sign-in-without-token': '登录核心接口异常，请检查返回的 JSON 格式以及是否正确返回 token',
      'register-without-token': '注册接口异常',
      'second-factor-needed': '登录还需要第二步验证',
      'refresh-without-token': '刷新登录状态失败，请重新登录',
      'profile-malformed': '用户信息接口异常，字段 {field} 的格式有误',
      'profile-unreadable': '用户信息接口异常，返回格式有误',
      'route-list-malformed': '路由列表返回格式有误',
      superseded: '登录状态已变更，本次结果已作废',
      'not-signed-in': '尚未登录',
      'call-missing': '未配置该接口',
    },
    greetings: {
      earlyMorning: '早上好',
      morning: '上午好',
      noon: '中午好',
      afternoon: '下午好',
      evening: '晚上好',
    },
    virtualRoles: '登录拦截已关闭',
  },
  en: {
    errors: {
      'sign-in-without-token': 'The login service did not return a token correctly',
      'social-sign-in-without-token':
        'The core login service is abnormal: check the returned JSON format and the token',
      'register-without-token': 'The registration service is abnormal',
      'second-factor-needed': 'This login needs a second step',
      'refresh-without-token': 'The login could not be renewed, please sign in again',
      'profile-malformed': 'The user info service is abnormal: field {field} has a wrong format',
      'profile-unreadable': 'The user info service is abnormal: its response has a wrong format',
      'route-list-malformed': 'The returned route list has a wrong format',
      superseded: 'The login changed in the meantime, this result no longer counts',
      'not-signed-in': 'No user is logged in',
      'call-missing': 'This call is not configured',
    },
    greetings: {
      earlyMorning: 'Good morning',
      morning: 'Good morning',
      noon: 'Good day',
      afternoon: 'Good afternoon',
      evening: 'Good evening',
    },
    virtualRoles: 'Login interception is off',
  },
};
