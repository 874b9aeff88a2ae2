/**
 * What an app registers once, beside its route table and its settings. Pages then have typed addresses without importing the table, and every text of the
 * app is asked for in its own languages, in no others:
 * `declare module '@waybill/ui-shell/console' { interface Register { routes: typeof routes; languages: 'de' | 'ar' } }`. @public
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
