export type { CallStep, StepCall, StepReply } from '../call/call-step';
export type { CipherProgress, HttpMethod, HttpRequest, Progress, RequestOptions } from '../call/request-options';
export type { ResponseFacts } from '../call/response-facts';
export type { StandardIssue, StandardResult, StandardSchema } from '../call/standard-schema';
export type { Token } from '../call/token';
export type { Cipher, CipherTask, Ciphertext } from '../cipher/cipher';
export { createRsaCipher } from '../cipher/create-rsa-cipher';
export type { CreateRsaCipherOptions, PublicKeyResponse } from '../cipher/rsa-cipher-options';
export { createHttpClient } from '../client/create-http-client';
export type { HttpClient, TransferOptions, UploadBody } from '../client/http-client';
export type { HttpClientExtension, HttpClientOptions } from '../client/http-client-options';
export type { PlacedStep, StepName } from '../client/place-steps';
export type {
  BodyConventions,
  Conventions,
  DataConventions,
  Finder,
  MessageConventions,
  ResponseRule,
  SessionConventions,
} from '../conventions/conventions';
export { CancelledError, NetworkError, TimeoutError, UnreadableResponseError } from '../errors/call-errors';
export type { CipherError, CipherStep } from '../errors/cipher-error';
export { fieldErrorsOf } from '../errors/field-errors';
export { HttpError, type HttpErrorFacts, type HttpErrorKind } from '../errors/http-error';
export {
  isCancelledError,
  isCipherError,
  isExpiredError,
  isForbiddenError,
  isHttpError,
  isMisuseError,
  isNetworkError,
  isResponseError,
  isSchemaError,
  isTimeoutError,
  isTokenRefreshError,
  isUnauthorizedError,
  isUnreadableResponseError,
} from '../errors/is-http-error';
export type { FieldIssue } from '../errors/issue';
export type { MessageCatalogue } from '../errors/message-catalogue';
export type { MisuseError } from '../errors/misuse-error';
export type { Refusal } from '../errors/refusal';
export type { ResponseError } from '../errors/response-error';
export type { SchemaError } from '../errors/schema-error';
export type { TokenRefreshError } from '../errors/token-refresh-error';
export type { Adapter, AdapterRequest, AdapterResponse } from '../request/adapter';
export type { ApplicationId, CsrfOptions } from '../request/header-options';
export type { Download, HttpResponse } from '../response/http-response';
export type { RetryPolicy } from '../retry/retry-options';
export type { StreamEvent, StreamOptions } from '../stream/stream-options';
