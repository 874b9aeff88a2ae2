/** The languages that every rule of this package speaks. @public */
export type Language = 'zh' | 'en';

/** What to show where a rule refuses, in each language; `{name}` stands for a param of the issue. @public */
export type Texts = Readonly<Record<Language, string>>;

/** The issue code of a rule, with its texts. @public */
export interface RuleMessages extends Texts {
  readonly code: string;
}
