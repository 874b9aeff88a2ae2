import type { Context } from 'hono';

/** The languages in which the sandbox answers. */
export type Language = 'zh' | 'en';

/** The language of the response to a call. */
export const languageOf = (c: Context): Language => toLanguage(c.req.header('accept-language'));

/** First of zh and en that an `Accept-Language` header names with a weight above 0; zh, the product's default, when it names neither. */
export function toLanguage(header: string | undefined): Language {
  const preferred = (header ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', weight = 'q=1'] = part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/);
      return { tag: tag.split('-')[0], weight: Number.parseFloat(weight.replace('q=', '')) || 0 };
    })
    .filter(({ tag, weight }) => (tag === 'zh' || tag === 'en') && weight > 0)
    .sort((a, b) => b.weight - a.weight);
  return preferred[0]?.tag === 'en' ? 'en' : 'zh';
}
