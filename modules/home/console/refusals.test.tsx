// @vitest-environment jsdom

import { ArticleDialog } from '@waybill/demo/console';
import InlineEditTablePage from '@waybill/demo/pages/table/inline-edit-table';
import {
  BulkActions,
  type BulkQuestion,
  NoteDialog,
  type OpenTask,
  OrderTasks,
  PriceDialog,
} from '@waybill/orders/console';
import type { OrderDetail, StepRule } from '@waybill/orders/contract';
import { RefuseOne, SettleSelected, VoidDialog } from '@waybill/promotion/console';
import type { Selection } from '@waybill/ui-shell/console';
import { renderPage } from '@waybill/ui-shell/testing';
import { type ReactNode, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';

const article = {
  id: 1,
  title: 'Bikes',
  author: 'Ann',
  status: 'draft',
  pageViews: 3,
  rating: 4,
  recommended: false,
  img: '',
  description: '',
  createdAt: '2025-02-06T05:05:09Z',
  version: 1,
} as const;
const order = {
  id: 7,
  orderNo: 'TY7',
  status: 'accepted',
  version: 1,
  price: { hand: null, total: 12_000 },
} as unknown as OrderDetail;
const rule: StepRule = { step: 'hold', needsNote: true };
const close = () => {};

const commission = { id: 9, orderNo: 'TY9' };
const task = {
  id: 3,
  version: 1,
  promoter: 'ann',
  promoterId: 4,
  own: false,
  cents: 12_345,
  orders: 2,
  state: 'requested',
  requestedAt: '2025-02-06T05:05:09Z',
  settledAt: null,
  settledBy: '',
  payee: null,
  paymentNo: '',
  reason: '',
} as const;

/** Selected rows of a list. */
function chosen<Item extends { id: number }>(rows: readonly Item[]): Selection<Item> {
  return {
    all: false,
    hidden: [],
    keepHidden: () => {},
    dropHidden: () => {},
    more: false,
    rows,
    count: rows.length,
    ids: rows.map(({ id }) => String(id)),
    collect: async () => rows.map(({ id }) => id),
    select: () => {},
    selectAll: () => {},
    clear: () => {},
  };
}

interface Case {
  name: string;
  node: ReactNode;
  /** The call that is refused. */
  call: string;
  /** A field by the name that is sent, and by its label. */
  field: readonly [name: string, zh: string, en: string];
  /** The button that opens the form, unless it is open at once. */
  open?: readonly [zh: string, en: string];
  send: readonly [zh: string, en: string];
  responses?: Record<string, unknown>;
}

const cases: readonly Case[] = [
  {
    name: 'the dialog of an article',
    node: <ArticleDialog article={article} onClose={close} />,
    call: 'POST /table/doEdit',
    field: ['author', '作者', 'Author'],
    send: ['保存', 'Save'],
  },
  {
    name: 'the row that is edited in place',
    node: <InlineEditTablePage />,
    call: 'POST /table/doEdit',
    field: ['author', '作者（Bikes）', 'Author of Bikes'],
    open: ['编辑“Bikes”', 'Edit Bikes'],
    send: ['保存', 'Save'],
    responses: { 'GET /table/getList': { list: [article], total: 1 } },
  },
  {
    name: 'the note of an order',
    node: <NoteDialog order={order} onClose={close} />,
    call: 'POST /order/doNote',
    field: ['text', '内部备注', 'Internal note'],
    send: ['添加备注', 'Add note'],
  },
  {
    name: 'the price of an order',
    node: <PriceDialog order={order} onClose={close} />,
    call: 'POST /order/doPrice',
    field: ['reason', '改价原因', 'Reason'],
    send: ['改价', 'Set price'],
  },
  {
    name: 'a step of an order',
    node: <HoldTask />,
    call: 'POST /order/doStep',
    field: ['note', '原因', 'Reason'],
    send: ['暂缓', 'Put on hold'],
    responses: { 'GET /order/options': { cities: [], categories: [], brands: [], steps: [rule] } },
  },
  {
    name: 'the commission that is made void',
    node: <VoidDialog commission={commission} onClose={close} />,
    call: 'POST /promotion/doVoid',
    field: ['reason', '原因', 'Reason'],
    send: ['作废', 'Void'],
  },
  {
    name: 'the request that is refused',
    node: <RefuseOne withdrawal={task} onClose={close} />,
    call: 'POST /promotion/doSettle',
    field: ['reason', '原因', 'Reason'],
    send: ['拒绝', 'Reject'],
  },
  {
    name: 'several requests that are refused',
    node: <SettleSelected selection={chosen([task])} />,
    call: 'POST /promotion/doSettles',
    field: ['reason', '原因', 'Reason'],
    open: ['拒绝', 'Reject'],
    send: ['拒绝', 'Reject'],
  },
  {
    name: 'several orders that are assigned',
    node: <AssignSelected />,
    call: 'POST /order/doAssign',
    field: ['line', '运输线路', 'Line'],
    open: ['分配线路', 'Assign'],
    send: ['分配线路', 'Assign'],
    responses: { 'GET /order/options': { cities: [], categories: [], brands: [], steps: [] } },
  },
];

let page: Awaited<ReturnType<typeof renderPage>> | undefined;
afterEach(async () => page?.unmount());

function HoldTask() {
  const [openTask, ask] = useState<OpenTask | undefined>({ task: 'hold', of: order });
  return <OrderTasks order={order} openTask={openTask} onAsk={ask} />;
}

function AssignSelected() {
  const [question, ask] = useState<BulkQuestion>();
  return <BulkActions selection={chosen([order])} question={question} onAsk={ask} />;
}

describe.each(cases)('$name', ({ node, call, field: [name, ...labels], open, send, responses = {} }) => {
  it.each([
    ['zh', 0, '服务器发生错误'],
    ['en', 1, 'Server error'],
  ] as const)(
    'in %s: a refusal with a field is shown there, any other above the form, and the typed values stay [refusals-every-dialog-in-both]',
    async (language, at, failed) => {
      const replies = [
        { body: { code: 400, message: 'Refused as a whole', data: { fields: { [name]: 'Not this one' } } } },
        { status: 500 },
      ];
      page = await renderPage(node, {
        responses: [
          ...Object.entries(responses).map(([match, data]) => ({ match, reply: { body: { code: 200, data } } })),
          { match: call, reply: () => replies.shift() ?? {} },
        ],
        user: {
          permissions: ['write:table', 'write:order', 'hold:order', 'manage:order', 'assign:order', 'settle:promotion'],
        },
        config: { language },
      });
      if (open) await press(open[at]);
      const field = () => document.getElementById(byText('label', labels[at] ?? '').htmlFor) as HTMLInputElement;
      await vi.waitFor(field);
      await type(field(), 'Somebody else');
      await press(send[at]);
      await settleWhatWaits();
      await vi.waitFor(() => expect(describing(field())).toBe('Not this one'));
      expect(document.activeElement).toBe(field());
      expect(document.body.textContent).not.toContain('Refused as a whole');

      await type(field(), 'Somebody new');
      await press(send[at]);
      await settleWhatWaits();
      await vi.waitFor(() => expect(alerts()).toEqual([expect.stringContaining(failed)]));
      expect(describing(field())).toBe('');
      expect(field().value).toBe('Somebody new');
      expect(document.body.textContent?.split(failed)).toHaveLength(2);
    },
  );
});

/** The last one, since a dialog is behind its opener. */
function byText<Name extends 'button' | 'label'>(name: Name, text: string): HTMLElementTagNameMap[Name] {
  const target = [...document.querySelectorAll(name)].findLast(
    (each) => text === (each.ariaLabel ?? each.textContent) || text === each.textContent,
  );
  if (!target) throw new Error(`There is no ${name} "${text}".`);
  return target;
}

const acting = async (run: () => void) => {
  run();
  await page?.whenRendered();
};

/** Presses a button once it is enabled: steps are disabled until they can be stored. */
const press = async (name: string) => {
  const button = () => byText('button', name);
  await vi.waitFor(() => expect(button().disabled).toBe(false));
  return acting(() => button().click());
};

const type = (field: HTMLInputElement, text: string) =>
  acting(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });

/** Closing the message of a pending step carries it out. */
const settleWhatWaits = () =>
  acting(() => {
    for (const toast of document.querySelectorAll('[data-toast]'))
      [...toast.querySelectorAll('button')].at(-1)?.click();
  });

const alerts = () =>
  [...document.querySelectorAll('[role="alert"]')].map(({ textContent }) => textContent).filter(Boolean);

const describing = (field: HTMLElement) =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter((id) => id.endsWith('-error'))
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join('');
