import type { Messages } from '@lingui/core';

/** A language that comes with the packages, for the setting `languages`. @public */
export interface ShippedLanguage<Name extends string = string> {
  name: Name;
  title: string;
  htmlLang: string;
  dir?: 'ltr' | 'rtl';
  /** All texts by message id: shell and console (compiled), failures of session and server, and field rules (strings). */
  texts: () => Promise<Readonly<Messages>>;
}

/** German, loaded when it is first shown. @public */
export const german: ShippedLanguage<'de'> = {
  name: 'de',
  title: 'Deutsch',
  htmlLang: 'de',
  texts: () => import('./german-whole').then(({ texts }) => texts),
};

/** Japanese, loaded when it is first shown. @public */
export const japanese: ShippedLanguage<'ja'> = {
  name: 'ja',
  title: '日本語',
  htmlLang: 'ja',
  texts: () => import('./japanese-whole').then(({ texts }) => texts),
};

/** Arabic, loaded when it is first shown. @public */
export const arabic: ShippedLanguage<'ar'> = {
  name: 'ar',
  title: 'العربية',
  htmlLang: 'ar',
  dir: 'rtl',
  texts: () => import('./arabic-whole').then(({ texts }) => texts),
};

/** Chinese, which is part of the shell. @public */
export const chinese = { name: 'zh', title: '中文', htmlLang: 'zh-CN' } as const;

/** English, which is part of the shell. @public */
export const english = { name: 'en', title: 'English', htmlLang: 'en' } as const;
