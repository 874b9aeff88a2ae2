import { createHttpClient } from '@waybill/http';
import { expect, it, vi } from 'vitest';
import { envelopeApi } from '../../kernel/api/envelope-api';
import type { ConsoleSession } from '../../kernel/console-session';
import { createConsoleNotices } from './create-console-notices';

const list = [{ notice: 'One' }, { email: 'Two' }];

function start() {
  const http = createHttpClient({});
  const raw = vi.fn(async (_call: object) => ({ data: { list } }));
  const notices = createConsoleNotices({
    http: { ...http, raw: raw as never },
    api: envelopeApi(),
    session: { subscribe: () => () => {} } as unknown as ConsoleSession,
  });
  return { notices, raw };
}

it('sends one request for both tabs at the start, and another when the popover opens [notices-requested-once]', async () => {
  const { notices, raw } = start();
  await Promise.all((['notice', 'email'] as const).map((kind) => notices.load(kind, { background: true })));
  expect(raw).toHaveBeenCalledTimes(1);
  expect(notices.state.lists.notice.items).toEqual([{ notice: 'One' }]);
  expect(notices.state.lists.email.items).toEqual([{ email: 'Two' }]);
  await notices.load('notice');
  expect(raw).toHaveBeenCalledTimes(2);
});

it('a failure at the start is not cached', async () => {
  const { notices, raw } = start();
  raw.mockRejectedValueOnce(new Error('gone'));
  await notices.load('notice', { background: true });
  expect(notices.state.lists.notice.state).toBe('failed');
  await notices.load('notice', { background: true });
  expect(notices.state.lists.notice.state).toBe('ready');
});
