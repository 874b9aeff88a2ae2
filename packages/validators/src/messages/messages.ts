import type { IssueCode } from './core-catalogues';
import type { IssueParams } from './issue';

/** The message of one code: a text in which `{name}` stands for a param, or a function of the params if a language needs one. @public */
export type Message = string | ((params: IssueParams) => string);

/** A complete catalogue: messages for every code of this package, and for any codes of your own. @public */
export type Messages = Readonly<Record<IssueCode, Message>> & { readonly [code: string]: Message };

/** Messages by code: a whole catalogue such as `zh`, or a few messages of your own. @public */
export type PartialMessages = Readonly<Record<string, Message>>;
