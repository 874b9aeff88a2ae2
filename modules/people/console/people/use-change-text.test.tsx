// @vitest-environment jsdom

import { businessZone } from '@waybill/kit/business-time';
import type { Action } from '@waybill/kit/contract';
import { renderPage } from '@waybill/ui-shell/testing';
import { afterEach, expect, it } from 'vitest';
import { actionsNamed } from './action-name';
import { ChangeLines } from './change-lines';

let page: Awaited<ReturnType<typeof renderPage>> | undefined;
afterEach(async () => page?.unmount());

const change = (field: string, before: string, after: string): Action['changes'][number] => ({
  of: '',
  field,
  before,
  after,
});

it.each([
  ['zh', change('status', 'pending', 'accepted'), '状态：待接单 → 已接单'],
  ['en', change('status', 'pending', 'accepted'), 'Status: Pending → Accepted'],
  ['zh', change('state', 'requested', 'paid'), '状态：提现中 → 已付款'],
  ['zh', change('disabled', 'false', 'true'), '停用：否 → 是'],
  ['zh', change('vehicles.0.category', 'ebike', 'motorcycle'), '第 1 辆 车辆类型：电动自行车 → 摩托车'],
  ['en', change('collectFrom', '', '2026-12-01T01:00:00.000Z'), 'Collection from: (empty) → Dec 1, 2026, 9:00 AM'],
  ['zh', change('packing', 'none', 'film'), '包装：不包装 → 缠绕膜'],
  ['zh', change('payer', 'consignor', 'monthly'), '付款方式：发货人 → 月结'],
  ['zh', change('cashOnDelivery', '0', '280000'), '代收货款：¥0.00 → ¥2,800.00'],
  ['zh', change('fee', '170.58', '99'), '运费：¥170.58 → ¥99.00'],
  ['en', change('export.scope', '', 'filtered'), 'Which: those that match'],
  ['zh', change('export.conditions', '', 'keyword=a b status=signed'), '条件：关键词：a b · 状态：已签收'],
  ['zh', change('view.list', '', '/order/orderList'), '列表：运单列表'],
  ['zh', change('status', 'pending', 'new-state'), '状态：待接单 → new-state'],
  ['zh', change('remark', '', 'accepted'), '备注：（空） → accepted'],
] as const)('a change reads as its page does (%s, %o) [record-shows-labels]', async (language, one, line) => {
  page = await renderPage(<ChangeLines changes={[one]} />, { config: { language, timeZone: businessZone } });
  expect(page.container.querySelector('li')?.textContent).toBe(line);
});

it('a keyword names what was done in either language [record-shows-labels]', () => {
  expect(actionsNamed('导出')).toEqual(['/personal/doExport']);
  expect(actionsNamed(' failed ')).toEqual(['/login/failed']);
  expect(actionsNamed('登录失败')).toEqual(['/login/failed']);
  expect(actionsNamed('')).toEqual([]);
});
