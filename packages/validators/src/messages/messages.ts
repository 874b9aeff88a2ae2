import type { IssueParams } from './issue';
import type { IssueCode } from './issue-code';

/** The words for one code: a text in which `{name}` stands for a param, or a function of the params where a language needs one. @public */
export type Message = string | ((params: IssueParams) => string);

/** A complete catalogue: words for every code of this package, and for as many of your own as you like. @public */
export type Messages = Readonly<Record<IssueCode, Message>> & { readonly [code: string]: Message };
