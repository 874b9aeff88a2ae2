import type { NoticeItem } from './notice-item';

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** Takes the usable items of a response over, field by field, at most 100; anything that is not a list of objects counts as none. */
export function readNoticeItems(response: unknown): NoticeItem[] {
  if (!Array.isArray(response)) return [];
  return response.slice(0, 100).flatMap((item): NoticeItem[] => {
    if (typeof item !== 'object' || item === null) return [];
    const [image, notice, email] = [text(item.image), text(item.notice), text(item.email)];
    if (!notice && !email) return [];
    return [{ ...(image ? { image } : {}), ...(notice ? { notice } : {}), ...(email ? { email } : {}) }];
  });
}
