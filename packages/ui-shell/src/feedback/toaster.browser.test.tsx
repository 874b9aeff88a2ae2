import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { draw } from '../testing/draw';
import { createToasts } from './create-toasts';
import { Toaster } from './toaster';

let drawn: Awaited<ReturnType<typeof draw>>;
afterEach(async () => {
  await drawn.remove();
});

test('the clocks stand while the pointer is on a message and go on when it leaves', async () => {
  const toasts = createToasts({ duration: Number.POSITIVE_INFINITY });
  const [pause, resume] = [vi.spyOn(toasts, 'pause'), vi.spyOn(toasts, 'resume')];
  drawn = await draw(
    <>
      <Toaster toasts={toasts} />
      <button type="button" style={{ position: 'fixed', bottom: 0 }}>
        elsewhere
      </button>
    </>,
  );
  toasts.info('Read me');
  await vi.waitFor(() => expect(document.querySelector('li[data-kind]')).not.toBeNull());
  await page.elementLocator(document.querySelector('li[data-kind]') as HTMLElement).hover();
  await vi.waitFor(() => expect(pause).toHaveBeenCalled());
  await page.getByText('elsewhere').hover();
  await vi.waitFor(() => expect(resume).toHaveBeenCalled());
});

test('errors are announced at once, other messages politely', async () => {
  const toasts = createToasts({ duration: Number.POSITIVE_INFINITY });
  drawn = await draw(<Toaster toasts={toasts} />);
  toasts.error('Gateway error');
  toasts.success('Saved');
  await vi.waitFor(() => {
    const live = [...document.querySelectorAll('[aria-live]')].map((part) => [
      part.getAttribute('aria-live'),
      part.textContent,
    ]);
    expect(live).toContainEqual(['assertive', expect.stringContaining('Gateway error')]);
    expect(live).toContainEqual(['polite', expect.stringContaining('Saved')]);
  });
});

test('a message that reads like a template is shown as it stands', async () => {
  const toasts = createToasts({ duration: Number.POSITIVE_INFINITY });
  drawn = await draw(<Toaster toasts={toasts} />);
  toasts.error('{count, plural, other {# \\u0041}}');
  await expect.element(page.getByText('{count, plural, other {# \\u0041}}').first()).toBeVisible();
});
