import type { ResponseFacts } from '../call/response-facts';

/** Finds a value in a response: a path into its body, such as `error.detail`, a list of paths of which the first existing one counts, or a function. @public */
export type Finder = string | readonly string[] | ((response: ResponseFacts) => unknown);

/** Decides whether a response has a meaning: a list of codes, or a function. @public */
export type ResponseRule = readonly (number | string)[] | ((response: ResponseFacts) => boolean);

/** Parses and serialises bodies. @public */
export interface BodyConventions {
  /** Charset of responses whose content type names no charset. Default `utf-8`. Example `gbk`. */
  charset?: string;
  /** Media type of JSON bodies sent. Default `application/json;charset=UTF-8`. Example `application/vnd.api+json`. */
  type?: string;
  /** Parses the text of a response and of a stream's JSON events; a text that makes it throw is not JSON. Default `JSON.parse`. Example: `exactNumbers('text')`. */
  parse?: (text: string) => unknown;
}

/** Fields to unwrap from a successful response. @public */
export interface DataConventions {
  /** Name of the field with the data; a body without it is the data. No default: the whole body is the data. Example `result`. */
  field?: string;
  /** Total number of records, of which the data is one page: `raw` returns it as `total`. No default. Example `meta.total`. */
  total?: Finder;
}

/** Fields to read from a failing response. @public */
export interface MessageConventions {
  /** The code that names the failure. Default: the HTTP status. Example `error.code`. */
  code?: Finder;
  /** The sentence for users. Default: one for the code or the HTTP status, in the client's language. Example `error.detail`. */
  sentence?: Finder;
  /** Sentences for single fields: an object by names such as `items.0.price`, or a list of `{ path, message }` by names or JSON pointers. No default. Example `error.fields`. */
  fields?: Finder;
}

/** The session in requests and responses. A list names codes; if the body has no code or a code in words, the HTTP status counts. @public */
export interface SessionConventions {
  /** Header that carries the token. Default `Authorization`. Example `X-Token`. */
  header?: string;
  /** Turns a token into the header's value. Default: the token, with `Bearer ` before it in `Authorization`. */
  format?: (token: string) => string;
  /** The token has expired; `renew` fetches another and the call is replayed. Default `[401]`. Example `({ status }) => status === 419`. */
  expired?: ResponseRule;
  /** The user is not signed in. A response that is both counts as expired while a renewal can help. Default `[401]`. */
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

/** The server of a client. */
export interface ConventionOptions {
  /** The conventions of the server: one of `@waybill/http/conventions`, or a variant such as `{ ...laravel, session: { header: 'X-Token' } }`. Default: the HTTP status decides, nothing is unwrapped, the token goes as `Authorization: Bearer`. */
  conventions?: Conventions;
}
