import type { MessageName } from './messages';

/** The codes of the specification's catalogue that the sandbox answers itself. */
export type FailureCode = 400 | 401 | 402 | 403 | 404 | 409 | 410 | 412 | 500;

export interface CallFailureOptions {
  /** Fills the placeholders of the message. */
  values?: Record<string, string | number>;
  /** HTTP status; 200 unless given, because the platform speaks through the body's `code`. */
  status?: 200 | 404 | 413 | 500;
  /** Seconds until another try makes sense; sent as `Retry-After` and as `data.retryAfter`. */
  retryAfter?: number;
  /** The field of a form that is wrong; sent as `data.fields`, with a sentence to put beside it. */
  field?: string;
  /** Further details for the caller; sent as `data`. */
  data?: Readonly<Record<string, unknown>>;
}

/** Thrown by a call to answer with a code other than 200; `createApp` turns it into the envelope. */
export class CallFailure extends Error {
  override readonly name = 'CallFailure';

  constructor(
    readonly code: FailureCode,
    readonly sentenceName: MessageName,
    readonly options: CallFailureOptions = {},
  ) {
    super(`answered ${code}: ${sentenceName}`);
  }
}

/** Returns the value; throws `CallFailure` 404 if it is missing. */
export function requireRecord<Found>(value: Found | undefined): Found {
  if (value === undefined) throw new CallFailure(404, 'notFound');
  return value;
}
