/** The code of a page could not be loaded; `cause` is the browser's error. @public */
export class PageLoadError extends Error {
  override readonly name = 'PageLoadError';
  readonly page: string;

  constructor(page: string, cause: unknown) {
    super(`Loading chunk failed: page "${page}" did not arrive.`, { cause });
    this.page = page;
  }
}
