import type { Sampler, Statement } from '@waybill/kit/server';
import { insertRows, personName, scenePicture } from '@waybill/kit/server';

/** Number of rows in the demo table of a fresh sandbox. */
export const seededArticles = 128;

const subjects = ['电动车', '摩托车', '三轮车', '锂电池', '木架包装', '跨省线路', '门店自提', '保价'];
const kinds = ['托运须知', '价格说明', '装车指南', '常见问题', '时效公告', '验车清单', '理赔流程'];

/** Statements that write the rows of the demo table. */
export function articleStatements(sampler: Sampler, now: number): Statement[] {
  const rows = Array.from({ length: seededArticles }, (_, index) => {
    const title = `${sampler.pick(subjects)}${sampler.pick(kinds)} ${index + 1}`;
    return {
      title,
      author: personName(sampler),
      status: sampler.pick(['published', 'published', 'draft', 'deleted']),
      page_views: sampler.between(20, 9800),
      rating: sampler.between(1, 5),
      recommended: sampler.chance(0.3) ? 1 : 0,
      img: scenePicture(title),
      description: `${title}：托运前请核对车架号与随车物品，并在运单上签字确认。`,
      created_at: now - (seededArticles - index) * 7 * 3600_000,
    };
  });
  return insertRows('articles', rows);
}
