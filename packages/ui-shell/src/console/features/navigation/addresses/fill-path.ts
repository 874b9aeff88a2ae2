/** The parts of an address besides its path; undefined and empty values are omitted from the query. */
export interface AddressParts {
  readonly params?: Readonly<Record<string, string | number | undefined>>;
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>>;
  /** With or without its `#`. */
  readonly hash?: string;
}

/** The address of a path pattern: `/order/:id` with `{ params: { id: 7 }, query: { tab: 'log' } }` is `/order/7?tab=log`. Throws where a parameter is missing. */
export function fillPath(pattern: string, { params = {}, query = {}, hash = '' }: AddressParts = {}): string {
  const path = pattern.replace(/\/:([\w-]+)(\??)/g, (_, name: string, optional: string) => {
    const value = params[name];
    if (value !== undefined && value !== '') return `/${encodeURIComponent(value)}`;
    if (optional) return '';
    throw new Error(`The address of "${pattern}" needs a value for ":${name}".`);
  });
  const pairs = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  const search = new URLSearchParams(pairs.map(([name, value]) => [name, String(value)])).toString();
  return `${path || '/'}${search && `?${search}`}${hash && `#${hash.replace(/^#/, '')}`}`;
}
