import type { HttpErrorKind } from '@waybill/http';
import type { SpanAttributes } from '@waybill/http/trace';

/** The window shows another page. */
export interface PageEvent {
  kind: 'navigation';
  /** The pattern of the route, such as `/order/:id`; of a page outside the shell its path. */
  route: string;
  /** The path itself, without query; it may hold ids. */
  path: string;
}

/** A call to the server has ended; all its attempts count as one. */
export interface CallEvent {
  kind: 'call';
  method: string;
  /** The address without its query. */
  url: string;
  /** HTTP status, 0 where no response came. */
  status: number;
  /** In ms, with the wait of retries and of a refresh. */
  duration: number;
  /** By which name the server's log knows the call, or empty. */
  requestId: string;
  /** The trace that the server was told of; there where a step such as `traceparent` of `@waybill/http/trace` sends one. */
  traceId?: string;
  /** What went wrong, null where nothing did. */
  failure: HttpErrorKind | null;
  /** The same by the names of OpenTelemetry's conventions for HTTP clients, and how often it was sent again. */
  attributes: SpanAttributes;
}

/** Something was thrown that nobody caught, or reported to the error log. */
export interface ErrorReportEvent {
  kind: 'error';
  /** Masked, as is the stack: tokens and secrets are taken out. */
  message: string;
  stack: string;
}

/** How the window performs, by the Web Vitals; told when a figure is final, at the latest when the window is hidden. */
export interface VitalsEvent {
  kind: 'vitals';
  name: 'CLS' | 'FCP' | 'INP' | 'LCP' | 'TTFB';
  /** In ms; of `CLS` a score. */
  value: number;
  rating: 'good' | 'needs-improvement' | 'poor';
}

/** What happens in a console, for whoever runs it. No event holds a token, a payload or the query of a call. @beta */
export type ConsoleEvent = PageEvent | CallEvent | ErrorReportEvent | VitalsEvent;
