import { expect, test, vi } from 'vitest';
import { createNotices, noticeBadge } from './create-notices';

const one = { notice: 'One' };
const two = { notice: 'Two' };

test('what was cleared does not come back with the next load, and new messages are counted again', async () => {
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

test('with a clearing call the server alone says what is left', async () => {
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

test('a load in the background tells the source so', async () => {
  const source = vi.fn().mockResolvedValue([]);
  await createNotices({ source }).load('email', { background: true });
  expect(source).toHaveBeenCalledWith('email', expect.any(AbortSignal), { background: true });
});
