import { createHttpClient } from '@waybill/http';
import { expect, it, vi } from 'vitest';
import { resolveEndpoints } from '../../kernel/endpoints';
import { createConsoleNotices } from './create-sources';

const list = [{ notice: 'One' }, { email: 'Two' }];

function start() {
  const http = createHttpClient({});
  const request = vi.fn(async (_call: object) => ({ list }));
  const notices = createConsoleNotices({ ...http, request: request as never }, resolveEndpoints({}));
  return { notices, request };
}

it('asks once for both tabs at the start, and again when somebody looks [notices-are-asked-for-once]', async () => {
  const { notices, request } = start();
  await Promise.all((['notice', 'email'] as const).map((kind) => notices.load(kind, { background: true })));
  expect(request).toHaveBeenCalledTimes(1);
  expect(notices.state.lists.notice.items).toEqual([{ notice: 'One' }]);
  expect(notices.state.lists.email.items).toEqual([{ email: 'Two' }]);
  await notices.load('notice');
  expect(request).toHaveBeenCalledTimes(2);
});

it('a failure at the start is not kept', async () => {
  const { notices, request } = start();
  request.mockRejectedValueOnce(new Error('gone'));
  await notices.load('notice', { background: true });
  expect(notices.state.lists.notice.state).toBe('failed');
  await notices.load('notice', { background: true });
  expect(notices.state.lists.notice.state).toBe('ready');
});
