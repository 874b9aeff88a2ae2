import type { HttpResponse } from '../response/http-response';

/** The address of one page. @public */
export interface PageAddress {
  readonly url: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** The order of the pages of a list. @public */
export interface PageRule {
  /** Returns the address of the first page, based on the caller's parameters. */
  first?(start: PageAddress): PageAddress;
  /** Returns the address of the next page; undefined after the last. A relative url resolves against the url of the page. */
  next(response: HttpResponse, current: PageAddress, items: readonly unknown[]): PageAddress | undefined;
}
