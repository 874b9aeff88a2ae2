import type { AxiosAdapter } from 'axios';
import type { Cipher } from '../cipher/cipher.ts';
import type { HttpError } from '../errors/http-error.ts';
import type { MessageCatalogue } from '../errors/message-catalogue.ts';
import type { HttpRequest } from '../request/request-options.ts';

/** A token, or nothing. */
export type Token = string | null | undefined;

/** The header that names the application on every call. */
export interface ApplicationId {
  /** Default `X-Application-Id`. */
  header?: string;
  value: string;
}

/** Everything that can be set on a client without touching the session it belongs to. */
export interface HttpClientExtension {
  /** Address before every relative url. Default '' (same origin). Example `https://api.example.com`. */
  baseUrl?: string;
  /** Milliseconds the server may take for one attempt, the whole body included; 0 waits for ever. Default 10000. */
  timeout?: number;
  /** Headers of every call, or a function that tells them at the time of the call. Default none. Example `() => ({ "Accept-Language": locale })`. */
  headers?: Readonly<Record<string, string>> | (() => Readonly<Record<string, string>>);
  /** Name of the header that carries the token. Default `token`. Example `Authorization`. */
  tokenHeader?: string;
  /** Turns a token into the header's value. Default as it is. Example ``(token) => `Bearer ${token}` ``. */
  formatToken?: (token: string) => string;
  /** The fixed application id header. Default none. Example `{ header: 'X-App', value: 'console' }`. */
  applicationId?: ApplicationId;
  /** Sends cookies to other origins too. Default false. */
  withCredentials?: boolean;
  /** Name of the body's code field. Default `code`. */
  codeField?: string;
  /** Name of the body's message field. Default `message`. */
  messageField?: string;
  /** Name of the envelope's data field. Default `data`. */
  dataField?: string;
  /** The codes that mean success. Default `[200, 0, '200', '0']`. */
  successCodes?: readonly (number | string)[];
  /** The language of messages to users, or a function that tells it at the time of a failure. Default `zh`; `en` is built in. */
  language?: string | (() => string);
  /** Messages by language and code, laid over the built-in catalogue. Default none. Example `{ en: { 404: 'Not here' } }`. */
  messages?: Readonly<Record<string, MessageCatalogue>>;
  /** Calls whose url contains one of these count as busy, and identical ones share one answer. Default `['doEdit']`. */
  busyFragments?: readonly string[];
  /** Hears true when the first such call starts and false when the last one has ended. Default none. */
  onBusyChange?: (busy: boolean) => void;
  /** Encrypts and decrypts. Default none. */
  cipher?: Cipher;
  /** Which calls with a body are encrypted. Default false (a call may say so itself). Example `(r) => r.url === '/login'`. */
  encrypt?: boolean | ((request: HttpRequest) => boolean);
  /** Which answers are decrypted. Default false (a call may say so itself). */
  decrypt?: boolean | ((request: HttpRequest) => boolean);
  /**
   * Whether an answer to an encrypted call says that the server no longer knows the public key. The key is then fetched
   * anew and the call replayed once. Default never. Example `(answer) => answer.code === 40010`.
   */
  isKeyRejected?: (answer: RejectedAnswer) => boolean;
  /** Hears of every failure except cancelled and `silent` calls, with the message to show; of failures together with one 401 or one failed refresh only the first. Default none. */
  onError?: (error: HttpError, message: string) => void;
  /** The axios adapter that carries the calls, for tests and unusual transports. Default `fetch` in a browser, in Node axios's own. */
  adapter?: AxiosAdapter;
}

/** What `isKeyRejected` may look at. */
export interface RejectedAnswer {
  code: number | string;
  status: number;
  body: unknown;
}

/** Options of `createHttpClient`. */
export interface HttpClientOptions extends HttpClientExtension {
  /** Tells the present token, at once or later. Default none. */
  getToken?: () => Token | Promise<Token>;
  /**
   * Port: puts a new token in the place of one that has expired (402), stores it and answers it; null for a call that carried none. Called once, however
   * many calls wait, and answered within its own time: calls wait for it. A rejection, no token or the same one again is a failed refresh. Calls that it
   * starts before its first pause are part of the refresh. Default none: a 402 is then a failed refresh. Example `session.renew`.
   */
  renew?: (expired: string | null) => Token | Promise<Token>;
  /** Urls containing one of these never start or await a refresh. Default `['/refreshToken']`. */
  refreshFragments?: readonly string[];
  /** Hears of a 401, a 1000401 or a failed refresh: once, however many calls fail together. Default none. */
  onUnauthorized?: (error: HttpError) => void;
  /** Hears of a 403. Default none. */
  onForbidden?: (error: HttpError) => void;
}
