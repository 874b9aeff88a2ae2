import { expect, it, onTestFinished, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { draw } from '../../testing/draw';
import { Dialog } from '../feedback/dialog';
import { copyText } from './copy-text';

/** A page on plain http has no clipboard API. */
function withoutClipboard() {
  const clipboard = vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as never);
  onTestFinished(() => clipboard.mockRestore());
}

const copied = vi.fn();

async function copyInDialog(text: string) {
  let end: Promise<string> = Promise.reject(new Error('Nothing was pressed.'));
  end.catch(() => {});
  const drawn = await draw(
    <Dialog open onOpenChange={() => {}} title="Codes">
      <button
        type="button"
        onClick={() => {
          end = copyText(text).then(
            () => 'copied',
            () => 'failed',
          );
        }}
      >
        Copy
      </button>
    </Dialog>,
  );
  onTestFinished(() => drawn.remove());
  const seen = (event: ClipboardEvent) => copied(event.clipboardData?.getData('text/plain') || String(getSelection()));
  window.addEventListener('copy', seen);
  onTestFinished(() => window.removeEventListener('copy', seen));
  const button = document.querySelector<HTMLButtonElement>('[role=dialog] button:not([aria-label])');
  if (!button) throw new Error('There is no button.');
  await userEvent.click(button);
  return { end: await end, button };
}

it('copies from a dialog on a host without https, and leaves the focus where it was [copied-is-checked]', async () => {
  withoutClipboard();
  const { end, button } = await copyInDialog('one\ntwo');
  expect(end).toBe('copied');
  expect(copied).toHaveBeenLastCalledWith('one\ntwo');
  expect(document.activeElement).toBe(button);
});

it('reports no success that the browser claims without copying the text', async () => {
  withoutClipboard();
  const claim = vi.spyOn(document, 'execCommand').mockReturnValue(true);
  onTestFinished(() => claim.mockRestore());
  expect((await copyInDialog('one')).end).toBe('failed');
});
