/**
 * The types that an app registers once, for typed addresses and for texts in its own languages alone:
 * `declare module '@waybill/ui-shell/console' { interface Register { routes: typeof routes; languages: 'de' | 'ar' } }`.
 * @public
 */
export interface Register {
  readonly [part: string]: unknown;
}

/** The languages of an app's texts: the registered ones, else Chinese and English. @public */
export type RegisteredLanguage = unknown extends Register['languages']
  ? 'zh' | 'en'
  : Extract<Register['languages'], string>;

/** The languages that a setting may name: the registered ones, else any. */
export type NamedLanguage = unknown extends Register['languages'] ? string : RegisteredLanguage;
