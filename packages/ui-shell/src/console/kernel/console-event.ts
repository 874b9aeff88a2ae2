import type { HttpErrorKind } from '@waybill/http';
import type { SpanAttributes } from '@waybill/http/trace';

/** The window shows another page. */
export interface PageEvent {
  kind: 'navigation';
  /** The pattern of the route, such as `/order/:id`; of a page outside the shell its path. */
  route: string;
  /** The path without query; it may contain ids. */
  path: string;
}

/** A finished call to the server, with all its attempts. */
export interface CallEvent {
  kind: 'call';
  method: string;
  /** The address without its query. */
  url: string;
  /** HTTP status, 0 without a response. */
  status: number;
  /** In ms, with the wait of retries and of a refresh. */
  duration: number;
  /** The request id in the server's log, or empty. */
  requestId: string;
  /** The trace id sent to the server by a step such as `traceparent` of `@waybill/http/trace`. */
  traceId?: string;
  /** The kind of failure, or null. */
  failure: HttpErrorKind | null;
  /** The same by the names of OpenTelemetry's conventions for HTTP clients, and how often it was sent again. */
  attributes: SpanAttributes;
}

/** An uncaught error, or one reported to the error log. */
export interface ErrorReportEvent {
  kind: 'error';
  /** Masked like the stack: without tokens and secrets. */
  message: string;
  stack: string;
}

/** A Web Vital of the window, reported when it is final, at the latest when the window is hidden. */
export interface VitalsEvent {
  kind: 'vitals';
  name: 'CLS' | 'FCP' | 'INP' | 'LCP' | 'TTFB';
  /** In ms; of `CLS` a score. */
  value: number;
  rating: 'good' | 'needs-improvement' | 'poor';
}

/** An event of a console, for its operators. No event contains a token, a payload or the query of a call. @beta */
export type ConsoleEvent = PageEvent | CallEvent | ErrorReportEvent | VitalsEvent;
