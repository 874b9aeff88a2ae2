import type { PageRule } from './page-rule';

/** Pages whose header `Link` (RFC 8288) names the next page with the relation `next`. From another origin the header must be exposed. @public */
export function byLink({ rel = 'next' } = {}): PageRule {
  return {
    next({ headers }) {
      const url = linkOf(headers.link ?? '', rel.toLowerCase());
      return url === undefined ? undefined : { url, params: {} };
    },
  };
}

const link = /<([^<>]*)>((?:\s*;\s*[^\s=;,]+(?:\s*=\s*(?:"(?:\\.|[^"\\])*"|[^\s";,]*))?)*)/g;
const parameter = /;\s*([^\s=;,]+)\s*=\s*(?:"((?:\\.|[^"\\])*)"|([^\s";,]*))/g;

/** Returns the target of the first link with the relation; a link may have several, and only its first parameter `rel` counts. */
function linkOf(header: string, relation: string): string | undefined {
  for (const [, target, parameters = ''] of header.matchAll(link)) {
    const rel = [...parameters.matchAll(parameter)].find(([, name = '']) => name.toLowerCase() === 'rel');
    const relations = (rel?.[2]?.replace(/\\(.)/g, '$1') ?? rel?.[3] ?? '').toLowerCase().split(/\s+/);
    if (relations.includes(relation)) return target;
  }
  return undefined;
}
