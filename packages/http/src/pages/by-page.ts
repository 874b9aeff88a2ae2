import type { PageRule } from './page-rule';

/** Pages by number: `param` names the parameter, `first` is the first number. The last page is empty, or shorter than `size`, which goes as `sizeParam`. @public */
export function byPage({
  param = 'page',
  first = 1,
  size,
  sizeParam = 'pageSize',
}: {
  param?: string;
  first?: number;
  size?: number;
  sizeParam?: string;
} = {}): PageRule {
  return {
    first: ({ url, params }) => ({
      url,
      params: { [param]: first, ...params, ...(size !== undefined && { [sizeParam]: size }) },
    }),
    next(_response, { url, params }, items) {
      if (items.length < Math.max(1, size ?? 1)) return undefined;
      return { url, params: { ...params, [param]: Number(params[param]) + 1 } };
    },
  };
}
