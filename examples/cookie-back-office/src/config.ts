import { defineConfig } from '@waybill/ui-shell/console';
import { titles } from './messages';

interface PasswordLogin {
  username: string;
  password: string;
}

interface Me {
  user_name: string;
  role_names: string[];
}

/** An API that has nothing of the shipped one: a session in a cookie, snake_case, no envelope, errors as objects. */
export const config = defineConfig({
  title: titles.product,
  subTitle: titles.subTitle,
  language: 'en',
  storagePrefix: 'library',
  tokenName: 'library.signed-in',
  session: 'cookie',
  theme: { showLanguage: true, showNotice: false, showSearch: false },
  slots: { login: { panels: ['password'] } },
  request: {
    dataField: '',
    codeField: 'error.code',
    messageField: 'error.detail',
    csrf: { cookie: 'csrf_token', header: 'X-CSRF-Token' },
  },
  endpoints: {
    login: {
      method: 'POST',
      url: '/api/v1/sessions',
      toRequest: ({ username, password }: PasswordLogin) => ({
        body: { login_name: username, pass_phrase: password },
      }),
    },
    userInfo: {
      method: 'GET',
      url: '/api/v1/me',
      from: (me: Me) => ({ username: me.user_name, roles: me.role_names }),
    },
    logout: { method: 'DELETE', url: '/api/v1/sessions/current' },
    captcha: false,
    refreshToken: false,
    notices: false,
    search: false,
  },
  pwa: false,
});
