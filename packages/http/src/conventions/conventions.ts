import type { ResponseFacts } from '../call/response-facts';

/** Finds something in a response: a path into its body, such as `error.detail`, several of which the first that is there counts, or a function. @public */
export type Finder = string | readonly string[] | ((response: ResponseFacts) => unknown);

/** Tells whether a response means something: a list of the codes that do, or a function. @public */
export type ResponseRule = readonly (number | string)[] | ((response: ResponseFacts) => boolean);

/** How the text of a body becomes a value, and a value a body. @public */
export interface BodyConventions {
  /** Charset of responses that name none in their content type. Default `utf-8`. Example `gbk`. */
  charset?: string;
  /** Media type of JSON that is sent. Default `application/json;charset=UTF-8`. Example `application/vnd.api+json`. */
  type?: string;
  /** Parses the text of a response, and of the events of a stream in JSON; a text that makes it throw is not JSON. Default `JSON.parse`. Example: `exactNumbers('text')`. */
  parse?: (text: string) => unknown;
}

/** What is unwrapped of a successful response. @public */
export interface DataConventions {
  /** Name of the field that holds the data; a body without it is the data. Default none: the whole body is the data. Example `result`. */
  field?: string;
  /** Total number of records, of which the data is one page: `raw` gives it as `total`. Default none. Example `meta.total`. */
  total?: Finder;
}

/** What a failing response says. @public */
export interface MessageConventions {
  /** The code that names the failure. Default: the HTTP status. Example `error.code`. */
  code?: Finder;
  /** The sentence for users. Default: one for the code or the HTTP status, in the client's language. Example `error.detail`. */
  sentence?: Finder;
  /** Sentences for single fields: an object by names such as `items.0.price`, or a list of `{ path, message }` by names or JSON pointers. Default none. Example `error.fields`. */
  fields?: Finder;
}

/** How a session shows in requests and responses. A list names codes; the HTTP status counts if the body has no code or a word for one. @public */
export interface SessionConventions {
  /** Header that carries the token. Default `Authorization`. Example `X-Token`. */
  header?: string;
  /** Turns a token into the header's value. Default: the token, with `Bearer ` before it in `Authorization`. */
  format?: (token: string) => string;
  /** The token has expired; `renew` gets another and the call is sent again. Default `[401]`. Example `({ status }) => status === 419`. */
  expired?: ResponseRule;
  /** The user is not signed in. A response that is both counts as expired as long as a renewal can help. Default `[401]`. */
  unauthorized?: ResponseRule;
  /** The user may not do this. Default `[403]`. */
  forbidden?: ResponseRule;
}

/** The conventions of a server: everything about its responses that HTTP leaves open. Each part, and each of its fields, has a default. @public */
export interface Conventions {
  body?: BodyConventions;
  /** Whether a response is a success. A list names the codes of the body; without a code the HTTP status counts. Default: HTTP 2xx. Example `['OK']`. */
  success?: ResponseRule;
  data?: DataConventions;
  messages?: MessageConventions;
  session?: SessionConventions;
}

/** Which server a client speaks to. */
export interface ConventionOptions {
  /** The conventions of the server: one of `@waybill/http/conventions`, or a variant such as `{ ...laravel, session: { header: 'X-Token' } }`. Default: the HTTP status decides, nothing is unwrapped, the token goes as `Authorization: Bearer`. */
  conventions?: Conventions;
}
