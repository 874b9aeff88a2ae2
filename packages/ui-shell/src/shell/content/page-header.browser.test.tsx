import { afterEach, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { draw } from '../../../testing/draw';
import { PageHeader } from './page-header';

afterEach(() => page.viewport(1440, 900));

test('on a phone the sentence beside tabs is shown whole', async () => {
  await page.viewport(390, 800);
  const lead = 'Requests of promoters are paid or rejected here; your own are for others.';
  const drawn = await draw(<PageHeader title="Withdrawals" lead={lead} tabs={<nav>All</nav>} />);
  onTestFinished(drawn.remove);
  const sentence = drawn.host.querySelector('p');
  expect(sentence?.scrollWidth).toBe(sentence?.clientWidth);
});
