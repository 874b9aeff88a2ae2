import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { draw } from '../../testing/draw';
import { createToasts } from './create-toasts';
import { Dialog } from './dialog';
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

test('Escape in an open dialog means the dialog, also when a message came after it', async () => {
  const toasts = createToasts({ duration: Number.POSITIVE_INFINITY });
  const onOpenChange = vi.fn();
  drawn = await draw(
    <>
      <Toaster toasts={toasts} />
      <Dialog open onOpenChange={onOpenChange} title="Orders">
        <button type="button">Inside</button>
      </Dialog>
    </>,
  );
  toasts.success('Saved');
  await vi.waitFor(() => expect(document.querySelector('li[data-kind]')).not.toBeNull());
  await userEvent.keyboard('{Escape}');
  await vi.waitFor(() => expect(onOpenChange).toHaveBeenCalledWith(false));
  expect(document.querySelector('li[data-kind]')).not.toBeNull();
});

test('a message over an open dialog is closed by a click, and the dialog stays', async () => {
  const toasts = createToasts({ duration: Number.POSITIVE_INFINITY });
  const onOpenChange = vi.fn();
  drawn = await draw(
    <>
      <Toaster toasts={toasts} />
      <Dialog open onOpenChange={onOpenChange} title="Orders">
        <button type="button">Inside</button>
      </Dialog>
    </>,
  );
  toasts.success('Saved');
  await vi.waitFor(() => expect(document.querySelector('li[data-kind] button')).not.toBeNull());
  await page.elementLocator(document.querySelector('li[data-kind] button') as HTMLElement).click();
  await vi.waitFor(() => expect(document.querySelector('li[data-kind]')).toBeNull());
  expect(onOpenChange).not.toHaveBeenCalled();
});

test('F8 leads to the messages, Escape closes the one with the focus, and the focus returns with the last', async () => {
  const toasts = createToasts({ duration: Number.POSITIVE_INFINITY });
  drawn = await draw(
    <>
      <Toaster toasts={toasts} />
      <button type="button">elsewhere</button>
    </>,
  );
  const elsewhere = page.getByText('elsewhere').element() as HTMLElement;
  elsewhere.focus();
  toasts.info('First');
  toasts.info('Second');
  await vi.waitFor(() => expect(document.querySelectorAll('li[data-kind]')).toHaveLength(2));
  await userEvent.keyboard('{F8}{Tab}');
  expect(document.activeElement?.closest('li')?.textContent).toContain('First');
  await userEvent.keyboard('{Escape}');
  await vi.waitFor(() => expect(toasts.state.list.map(({ text }) => text)).toEqual(['Second']));
  await userEvent.keyboard('{Tab}{Enter}');
  await vi.waitFor(() => expect(toasts.state.list).toEqual([]));
  await vi.waitFor(() => expect(document.activeElement).toBe(elsewhere));
});
