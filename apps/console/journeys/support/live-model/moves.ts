import { expect, type Locator, type Page, type Response } from '@playwright/test';
import { call, codeOf } from '../call';
import { chooseAction, progressOf } from '../order-page';
import { orderRequest } from '../order-request';
import { readScreen, type Screen, whenSettled } from './screen';

/** Something that was done with an order, and when the server had done it. */
export interface Deed {
  kind: 'placed' | 'moved' | 'assigned' | 'noted';
  id: number;
  /** The label of the order's new state, if it changed. */
  status: string;
  at: number;
}

/** A move of a person; undefined if it changes no order or the screen does not offer it. */
type Move = (page: Page, screen: Screen, random: () => number) => Promise<Deed | undefined>;

const after: Readonly<Record<string, string>> = {
  接单: '已接单',
  揽收: '已揽收',
  发运: '运输中',
  到站: '已到站',
  派送: '派送中',
  签收: '已签收',
};

const pick = <Each>(from: readonly Each[], random: () => number): Each | undefined =>
  from[Math.floor(random() * from.length)];

const goTo = async (page: Page, hash: string) => {
  await page.evaluate((to) => window.location.assign(to), hash);
  await whenSettled(page);
  return undefined;
};

const rowOf = (page: Page, id: number) =>
  page.locator('[data-page][data-state="shown"] tbody tr').filter({
    has: page.locator(`a[href*="orderDetail?id=${id}"]`),
  });

/** Acts and waits for a successful response; a call with an expired token is sent a second time. */
async function doing(page: Page, path: RegExp, act: () => Promise<unknown>): Promise<{ at: number; data: unknown }> {
  const isAnswer = async (each: Response) => path.test(each.url()) && (await each.json()).code !== 402;
  // Longer than the timeout of an action, whose error names the missing element.
  const [response] = await Promise.all([page.waitForResponse(isAnswer, { timeout: 90_000 }), act()]);
  const { code, data, message } = await response.json();
  expect(code, `${response.url()} ${message}`).toBe(200);
  return { at: timeOf(response), data };
}

function timeOf(response: Response): number {
  const { startTime, responseStart } = response.request().timing();
  return startTime + Math.max(0, responseStart);
}

async function confirm(page: Page, name: string): Promise<void> {
  await page.locator('[role="dialog"], [role="alertdialog"]').getByRole('button', { name, exact: true }).click();
}

/** Takes the next step in a row or on the page of an order; an irreversible step opens a confirmation. */
async function takeStep(page: Page, within: Locator, step: string): Promise<void> {
  const ready = page.locator(':not([data-state="resting"])');
  await within.getByRole('button', { name: step, exact: true }).and(ready).click();
  if (step === '签收') await confirm(page, step);
}

/** The moves by name. */
export const moves: Readonly<Record<string, Move>> = {
  list: (page) => goTo(page, '#/order/orderList'),
  filter: (page, _, random) => {
    const conditions = ['status=pending', 'status=accepted', 'category=motorcycle', 'status=collected'];
    return goTo(page, `#/order/orderList?${pick(conditions, random)}`);
  },
  page: async (page, { kind }) => {
    if (kind !== 'list') return undefined;
    const next = page.getByRole('navigation', { name: '分页' }).getByRole('button', { name: '下一页' });
    if (!(await next.isEnabled())) return undefined;
    await next.click();
    await whenSettled(page);
    return undefined;
  },
  open: async (page, { rows }, random) => {
    const row = pick(rows.slice(0, 6), random);
    if (!row) return undefined;
    await rowOf(page, row.id).getByRole('link').first().click();
    await page.waitForURL((url) => url.hash.includes(`orderDetail?id=${row.id}`));
    await whenSettled(page);
    return undefined;
  },
  close: async (page, { kind }) => {
    if (kind !== 'order') return undefined;
    await chooseAction(page, '返回列表');
    await whenSettled(page);
    return undefined;
  },
  back: async (page, { kind }) => {
    if (kind !== 'order') return undefined;
    await page.goBack();
    await whenSettled(page);
    return undefined;
  },
  reload: async (page) => {
    await page.reload();
    await whenSettled(page);
    return undefined;
  },
  place: async (page, screen, random) => {
    // The page renews an expired token only for its own calls.
    if ((await codeOf(page, '/order/getList?page=1&pageSize=1')) !== 200) await moves.reload?.(page, screen, random);
    const { id } = await call<{ id: number }>(page, '/order/doEdit', orderRequest);
    return { kind: 'placed', id, status: '待接单', at: Date.now() };
  },
  step: async (page, { kind, id, rows }, random) => {
    if (kind === 'order') {
      const facts = progressOf(page);
      const step = (await facts.getByRole('button').allTextContents()).find((text) => after[text]);
      if (!step) return undefined;
      const { at } = await doing(page, /doStep$/, () => takeStep(page, facts, step));
      return { kind: 'moved', id, status: after[step] ?? '', at };
    }
    const row = pick(rows.filter(({ text }) => stepOf(text)).slice(0, 8), random);
    const step = stepOf(row?.text);
    if (!row || !step) return undefined;
    const { at } = await doing(page, /doStep$/, () => takeStep(page, rowOf(page, row.id), step));
    return { kind: 'moved', id: row.id, status: after[step] ?? '', at };
  },
  cancel: async (page, { rows }, random) => {
    const row = pick(rows.filter(({ text }) => /接单取消|揽收取消/.test(text)).slice(0, 8), random);
    if (!row) return undefined;
    const button = rowOf(page, row.id).getByRole('button', { name: '取消', exact: true });
    if (!(await button.isEnabled())) return undefined;
    await button.click();
    const { at } = await doing(page, /do(Cancel|Step)$/, () => confirm(page, '取消运单'));
    return { kind: 'moved', id: row.id, status: '已取消', at };
  },
  assign: async (page, { rows }, random) => {
    const row = pick(rows.filter(({ text }) => /发运|揽收/.test(text)).slice(0, 8), random);
    if (!row) return undefined;
    await rowOf(page, row.id).getByRole('checkbox').check();
    await page.getByRole('button', { name: '分配线路', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('运输线路').fill(`线路 ${Math.floor(random() * 1000)}`);
    const { at } = await doing(page, /doAssign$/, () =>
      dialog.getByRole('button', { name: '分配线路', exact: true }).click(),
    );
    await page
      .getByRole('button', { name: '取消选择' })
      .click({ timeout: 2000 })
      .catch(() => undefined);
    return { kind: 'assigned', id: row.id, status: '', at };
  },
  note: async (page, { kind, id }, random) => {
    if (kind !== 'order') return undefined;
    await chooseAction(page, '添加备注');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('内部备注').fill(`备注 ${Math.floor(random() * 1_000_000)}`);
    const { at } = await doing(page, /doNote$/, () =>
      dialog.getByRole('button', { name: '添加备注', exact: true }).click(),
    );
    await expect(dialog).toHaveCount(0);
    return { kind: 'noted', id, status: '', at };
  },
};

const stepOf = (text = ''): string | undefined => /(接单|揽收|发运|到站|派送|签收)取消$/.exec(text)?.[1];

/** Moves that the server refuses over a state that another person has changed. */
export const needsState = (name: string): boolean => /^(step|cancel|assign)$/.test(name);

/** Does a move by its name on the current screen of a page. */
export const doMove = async (name: string, page: Page, random: () => number): Promise<Deed | undefined> =>
  moves[name]?.(page, await readScreen(page), random);
