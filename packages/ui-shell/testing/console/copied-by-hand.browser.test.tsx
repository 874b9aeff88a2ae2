import { Bell } from 'lucide-react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import DebuggerPage from '../../src/console/features/navigation/pages/debugger/debugger-page';
import { IconsPage } from '../../src/data/display/icons-page';
import { copyText } from '../../src/lib/copy-text';
import { IconProvider } from '../../src/nav/icon-registry';
import { draw } from '../draw';
import { consoleParts, drawInConsole } from './draw-in-console';

/** A browser that lets no page copy. */
function refuseCopying() {
  const refused = async () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(refused);
  onTestFinished(() => write.mockRestore());
}

const selected = () => String(getSelection()).trim();

it('selects the text and rejects if it cannot be copied [copied-is-checked]', async () => {
  refuseCopying();
  const shown = document.body.appendChild(document.createElement('p'));
  onTestFinished(() => shown.remove());
  shown.textContent = 'one two';
  await expect(copyText('one two', shown)).rejects.toThrow('no');
  expect(selected()).toBe('one two');
});

it('the page of icons selects the name that cannot be copied [copied-is-checked]', async () => {
  refuseCopying();
  const drawn = await draw(
    <IconProvider icons={{ bell: Bell }} svgs={{}}>
      <IconsPage />
    </IconProvider>,
  );
  onTestFinished(() => drawn.remove());
  await userEvent.click(page.getByRole('button', { name: 'bell' }));
  await expect.element(page.getByRole('status')).toHaveTextContent('bell is selected');
  expect(selected()).toBe('bell');
});

it('the debugger page selects its report where it cannot be copied [copied-is-checked]', async () => {
  refuseCopying();
  const parts = consoleParts();
  await drawInConsole(parts, <DebuggerPage />);
  await userEvent.click(page.getByRole('button', { name: 'Copy as JSON' }));
  await expect.poll(() => parts.toasts.state.list.map(({ kind }) => kind)).toEqual(['error']);
  for (const part of ['Session', 'Route verdicts', 'Versions']) expect(selected()).toContain(part);
});
