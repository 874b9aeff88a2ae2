// @vitest-environment jsdom
import { expect, it, onTestFinished, vi } from 'vitest';
import { act, draw } from '../../testing/draw';
import { BackStepContext } from '../lib/use-back-step';
import { defineImport } from './import-declaration';
import { people } from './people.test-data';
import { TableImport } from './table-import';

it('reports no failure where the user goes back while rows are checked', async () => {
  let isAborted = false;
  const declaration = defineImport({
    ...people,
    read: (_, signal) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => {
          isAborted = true;
          reject(signal.reason);
        });
      }),
  });
  const toasts = { success: vi.fn(), error: vi.fn(), info: vi.fn(), warning: vi.fn() };
  let goBack = () => {};
  const { host, remove } = await draw(
    <BackStepContext
      value={(close) => {
        goBack = close;
        return () => {};
      }}
    >
      <TableImport declaration={declaration} send={async () => ({ done: false })} toasts={toasts as never} />
    </BackStepContext>,
  );
  onTestFinished(remove);
  const picker = host.querySelector<HTMLInputElement>('input[type=file]');
  Object.defineProperty(picker, 'files', { value: [new File(['Name,Sex\nAnn,Female\n'], 'people.csv')] });
  picker?.dispatchEvent(new Event('change', { bubbles: true }));
  const check = await vi.waitFor(() => {
    const button = [...host.querySelectorAll('button')].find(({ textContent }) => textContent === 'Check');
    expect(button).toBeDefined();
    return button;
  });
  await act(async () => check?.click());
  expect(host.textContent).toContain('Checking 0 of 1');
  await act(async () => goBack());
  expect(isAborted).toBe(true);
  await vi.waitFor(() => expect(host.textContent).toContain('or drop one here'));
  expect(toasts.error).not.toHaveBeenCalled();
});
