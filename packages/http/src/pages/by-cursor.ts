import { fieldAt } from '../lib/own-field';
import type { PageRule } from './page-rule';

/** Pages whose body names the next page by a cursor: `field` is its path in the body, `param` the query parameter. A page without a cursor is the last. @public */
export function byCursor({ field = 'nextCursor', param = 'cursor' } = {}): PageRule {
  return {
    next({ body }, { url, params }) {
      const cursor = fieldAt(body, field);
      const isCursor = (typeof cursor === 'string' && cursor !== '') || typeof cursor === 'number';
      return isCursor ? { url, params: { ...params, [param]: cursor } } : undefined;
    },
  };
}
