import type { HttpResponse } from '../response/http-response';

/** What is asked for to get one page. @public */
export interface PageAddress {
  readonly url: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** How the pages of a list follow each other. @public */
export interface PageRule {
  /** What the first page is asked by, over the parameters of the caller. */
  first?(asked: PageAddress): PageAddress;
  /** Where the next page is; undefined after the last. A relative url stands beside the page's own. */
  next(response: HttpResponse, asked: PageAddress, items: readonly unknown[]): PageAddress | undefined;
}
