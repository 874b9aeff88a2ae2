export type { Cipher, CipherTask, Ciphertext } from '../cipher/cipher.ts';
export { type CreateRsaCipherOptions, createRsaCipher, type PublicKeyAnswer } from '../cipher/create-rsa-cipher.ts';
export { createHttpClient } from '../client/create-http-client.ts';
export type { HttpClient, TransferOptions, UploadBody } from '../client/http-client.ts';
export type {
  ApplicationId,
  HttpClientExtension,
  HttpClientOptions,
  RejectedAnswer,
  Token,
} from '../client/http-client-options.ts';
export { AnswerError } from '../errors/answer-error.ts';
export { CancelledError } from '../errors/cancelled-error.ts';
export { CipherError, type CipherStep } from '../errors/cipher-error.ts';
export { HttpError, type HttpErrorFacts, type HttpErrorKind } from '../errors/http-error.ts';
export {
  isAnswerError,
  isCancelledError,
  isCipherError,
  isForbiddenError,
  isHttpError,
  isNetworkError,
  isTimeoutError,
  isTokenRefreshError,
  isUnauthorizedError,
  isUnreadableAnswerError,
} from '../errors/is-http-error.ts';
export type { MessageCatalogue } from '../errors/message-catalogue.ts';
export { NetworkError } from '../errors/network-error.ts';
export { TimeoutError } from '../errors/timeout-error.ts';
export { TokenRefreshError } from '../errors/token-refresh-error.ts';
export { UnreadableAnswerError } from '../errors/unreadable-answer-error.ts';
export type { CipherProgress, HttpMethod, HttpRequest, Progress, RequestOptions } from '../request/request-options.ts';
export type { Answer, Download } from '../response/answer.ts';
