import { expect, test, vi } from 'vitest';
import { createNotices, noticeBadge } from './create-notices';

const one = { notice: 'One' };
const two = { notice: 'Two' };

test('cleared messages do not return with the next load, and new messages are counted again', async () => {
  const source = vi.fn().mockResolvedValue([one]);
  const notices = createNotices({ source });
  await notices.load('notice');
  expect(noticeBadge(notices.state)).toBe(1);
  await notices.clear();
  expect(noticeBadge(notices.state)).toBeFalsy();
  await notices.load('notice');
  expect(notices.state.lists.notice.items).toEqual([]);
  source.mockResolvedValue([one, two]);
  await notices.load('notice');
  expect(notices.state.lists.notice.items).toEqual([two]);
  expect(noticeBadge(notices.state)).toBe(1);
});

test('with a clearing call the list is exactly the response of the server', async () => {
  const notices = createNotices({ source: async () => [one], clear: async () => {} });
  await notices.load('notice');
  await notices.clear();
  await notices.load('notice');
  expect(notices.state.lists.notice.items).toEqual([one]);
});

test('a reset leaves nothing of the person before, and drops an answer on its way', async () => {
  const answers: ((items: (typeof one)[]) => void)[] = [];
  const source = () => new Promise<(typeof one)[]>((resolve) => answers.push(resolve));
  const notices = createNotices({ source });
  const loading = notices.load('notice');
  notices.reset();
  answers[0]?.([one]);
  await loading;
  expect(notices.state.lists.notice).toEqual({ state: 'idle', items: [] });
  expect(noticeBadge(notices.state)).toBe(0);
});

test('a pushed message is on top at once and counts once, without a load', async () => {
  const source = vi.fn(async (kind: string) => (kind === 'notice' ? [one] : []));
  const notices = createNotices({ source });
  for (const kind of ['notice', 'email'] as const) await notices.load(kind);
  notices.add({ notice: 'Two', email: 'Of two' });
  notices.add({ notice: 'Two', email: 'Of two' });
  notices.add(one);
  expect(notices.state.lists.notice.items).toEqual([{ notice: 'Two', email: 'Of two' }, one]);
  expect(notices.state.lists.email.items).toEqual([{ notice: 'Two', email: 'Of two' }]);
  expect(noticeBadge(notices.state)).toBe(3);
  expect(source).toHaveBeenCalledTimes(2);
  notices.setBadge(7);
  notices.add({ email: 'Three' });
  expect(noticeBadge(notices.state)).toBe(8);
});

test('a message that comes while a list loads is not lost with the response, which may be older', async () => {
  const answers: ((items: (typeof one)[]) => void)[] = [];
  const source = () => new Promise<(typeof one)[]>((resolve) => answers.push(resolve));
  const notices = createNotices({ source });
  const loading = notices.load('notice');
  notices.add(two);
  answers[0]?.([one]);
  await loading;
  expect(notices.state.lists.notice.items).toEqual([two]);
  answers[1]?.([two, one]);
  await vi.waitFor(() => expect(notices.state.lists.notice.items).toEqual([two, one]));
});

test('a pushed message without content reloads the shown lists', async () => {
  const source = vi.fn().mockResolvedValue([one]);
  const notices = createNotices({ source });
  notices.add({});
  expect(source).not.toHaveBeenCalled();
  await notices.load('notice');
  notices.add({});
  expect(source).toHaveBeenCalledTimes(2);
});

test('a background load is marked as such for the source', async () => {
  const source = vi.fn().mockResolvedValue([]);
  await createNotices({ source }).load('email', { background: true });
  expect(source).toHaveBeenCalledWith('email', expect.any(AbortSignal), { background: true });
});
