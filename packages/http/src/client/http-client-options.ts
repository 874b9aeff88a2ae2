import type { AxiosAdapter } from 'axios';
import type { Cipher } from '../cipher/cipher.ts';
import type { HttpError } from '../errors/http-error.ts';
import type { MessageCatalogue } from '../errors/message-catalogue.ts';
import type { RefreshLock } from '../refresh/refresh-lock.ts';
import type { HttpRequest } from '../request/request-options.ts';
import type { HttpClient } from './http-client.ts';

/** A token, or nothing. */
export type Token = string | null | undefined;

/** What `refreshToken` is given to do its work with. */
export interface RefreshRequest {
  /** The token that has expired, null where the failing call carried none. */
  token: string | null;
  /** Aborts on logout and when `refreshTimeout` is over. */
  signal: AbortSignal;
  /** A client whose calls carry the expired token, never refresh and report nothing: make the refresh call with it. */
  client: HttpClient;
}

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
  /** The axios adapter that carries the calls, for tests and unusual transports. Default axios's own. */
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
  /** Obtains a new token after a 402. Default none: a 402 is then a failed refresh. Called once, however many calls wait. */
  refreshToken?: (request: RefreshRequest) => Token | Promise<Token>;
  /** Milliseconds a refresh may take, the wait for other windows not included. Default 10000. */
  refreshTimeout?: number;
  /** Urls containing one of these never start or await a refresh. Default `['/refreshToken']`. */
  refreshFragments?: readonly string[];
  /** Keeps several windows from refreshing at once. Default none (one window). Example `createRefreshLock({ name: 'waybill' })`. */
  refreshLock?: RefreshLock;
  /** Stores the new token; awaited before any call is replayed. Default none. */
  onTokenRefreshed?: (token: string) => void | Promise<void>;
  /**
   * The number of the present session: changes with login and logout, not with a refresh. Answers to calls of another number
   * touch nothing and reject as cancelled. Default always 0.
   */
  epoch?: () => number;
  /** Hears of a 401, a 1000401 or a failed refresh: once, however many calls fail together. Default none. */
  onUnauthorized?: (error: HttpError) => void;
  /** Hears of a 403. Default none. */
  onForbidden?: (error: HttpError) => void;
}
