/**
 * What an app registers once, beside its routes and settings, for typed addresses and for texts in its own languages
 * alone:
 * `declare module '@waybill/ui-shell/console' { interface Register { routes: typeof routes; languages: 'de' | 'ar' } }`.
 * @public
 */
export interface Register {
  readonly [part: string]: unknown;
}

/** The languages of an app's texts: those that it has registered, else Chinese and English. @public */
export type RegisteredLanguage = unknown extends Register['languages']
  ? 'zh' | 'en'
  : Extract<Register['languages'], string>;

/** The languages that a setting may name: those that are registered, else any. */
export type NamedLanguage = unknown extends Register['languages'] ? string : RegisteredLanguage;
