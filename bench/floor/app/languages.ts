import { type I18n, setupI18n } from '@lingui/core';

// Compiled as a build would: the text of a message without values is a list of one part.
const zh = {
  name: ['用户名'],
  password: ['密码'],
  enter: ['登录'],
  home: ['首页'],
  latest: ['最新运单'],
  search: ['搜索'],
  language: ['语言'],
  theme: ['主题'],
  leave: ['退出'],
  lists: ['列表'],
};
const en: typeof zh = {
  name: ['Name'],
  password: ['Password'],
  enter: ['Sign in'],
  home: ['Home'],
  latest: ['Latest orders'],
  search: ['Search'],
  language: ['Language'],
  theme: ['Theme'],
  leave: ['Sign out'],
  lists: ['Lists'],
};

/** The two languages of the floor, Chinese by default. */
export const createLanguages = (): I18n => setupI18n({ locale: 'zh', messages: { zh, en } });
