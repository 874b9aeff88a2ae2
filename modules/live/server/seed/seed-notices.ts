import type { Statement } from '@waybill/kit/server';
import { avatarPicture, sql } from '@waybill/kit/server';

const notices = [
  ['调度中心', '<strong>华东线路</strong>今晚 20:00 起恢复正常发车', '华东线路恢复发车，请通知已预约的客户。'],
  [
    '财务部',
    '您有一笔推广佣金待确认，<a href="#/promotion/pOrderList">查看推广运单</a>',
    '八月佣金对账单已生成，请在三个工作日内确认。',
  ],
  ['客服中心', '客户反馈<em>三轮车打包</em>问题已处理', '关于三轮车打包要求的说明，请转发给门店。'],
  ['系统管理员', '本周六 02:00 至 04:00 进行系统维护', '维护期间无法下单，已下运单不受影响。'],
  ['运营部', '新增<strong>昆明</strong>、<strong>哈尔滨</strong>两个目的地', '新线路价格表见附件。'],
] as const;

/** Statements that write the notices, the oldest first; each has a markup and an e-mail text. */
export function noticeStatements(): Statement[] {
  return [...notices]
    .reverse()
    .map(
      ([sender, notice, email]) =>
        sql`INSERT INTO notices (image, notice, email) VALUES (${avatarPicture(sender)}, ${notice}, ${email})`,
    );
}
