import type { CipherOptions } from '../cipher/cipher-options';
import type { ConventionOptions } from '../conventions/conventions';
import type { MessageOptions } from '../failure/message-options';
import type { ErrorHook, RefusalHooks } from '../failure/report-options';
import type { RefreshOptions } from '../refresh/refresh-options';
import type { BusyOptions } from '../request/busy-options';
import type { HeaderOptions } from '../request/header-options';
import type { TransportOptions } from '../request/transport-options';
import type { RetryOptions } from '../retry/retry-options';
import type { StepOptions } from './place-steps';

/** The options of a client except the session it belongs to. @public */
export interface HttpClientExtension
  extends TransportOptions,
    HeaderOptions,
    ConventionOptions,
    MessageOptions,
    BusyOptions,
    RetryOptions,
    StepOptions,
    CipherOptions,
    ErrorHook {}

/** Options of `createHttpClient`. @public */
export interface HttpClientOptions extends HttpClientExtension, RefreshOptions, RefusalHooks {}
