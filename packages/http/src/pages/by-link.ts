import type { PageRule } from './page-rule';

/** Pages of which each names the next in its header `Link` (RFC 8288), with the relation `next`. From another origin the header must be exposed. @public */
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

/** The target of the first link that has the relation; it may have several, and of two parameters `rel` only the first counts. */
function linkOf(header: string, wanted: string): string | undefined {
  for (const [, target, parameters = ''] of header.matchAll(link)) {
    const rel = [...parameters.matchAll(parameter)].find(([, name = '']) => name.toLowerCase() === 'rel');
    const relations = (rel?.[2]?.replace(/\\(.)/g, '$1') ?? rel?.[3] ?? '').toLowerCase().split(/\s+/);
    if (relations.includes(wanted)) return target;
  }
  return undefined;
}
