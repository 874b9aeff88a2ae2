// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { app as office } from '../../../../examples/office/src/app';
import { app as harbour } from '../../../../examples/second-back-office/src/app';
import { renderApp } from './render-app';

const keydown = (key: string, ctrlKey = false) =>
  new KeyboardEvent('keydown', { key, code: `Key${key.toUpperCase()}`, ctrlKey, bubbles: true, cancelable: true });

/** Types a text into an input as a browser does: React listens to the value that the element sets itself. */
function type(input: HTMLInputElement, text: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

const waitFor = <Part extends Element>(selector: string, text = '') =>
  vi.waitFor(() => {
    const match = [...document.querySelectorAll<Part & HTMLElement>(selector)].find((each) =>
      each.textContent?.includes(text),
    );
    if (!match) throw new Error(`There is no ${selector} with "${text}".`);
    return match;
  });

it.each([
  {
    name: 'office',
    app: office,
    at: '/notes',
    call: 'GET /notes',
    row: { id: 1, text: 'Call the harbour', done: false },
    shown: '/notes?text=Call%20the%20harbour',
  },
  {
    name: 'second-back-office',
    app: harbour,
    at: '/berths',
    call: 'GET /berths',
    row: { id: 1, name: 'Call the harbour', taken: false },
    shown: '/berths?name=Call%20the%20harbour',
  },
])(
  'the palette of examples/$name finds a record by its module, and opens it [modules-in-one-list]',
  async (example) => {
    const page = await renderApp(example.app, example.at, {
      responses: { [example.call]: { list: [example.row], total: 1 } },
      user: { username: 'ann', roles: ['Dispatcher'] },
      language: 'en',
    });
    document.body.dispatchEvent(keydown('k', true));
    const field = await waitFor<HTMLInputElement>('[role="combobox"][aria-label="Commands"]');
    type(field, 'harbour');
    const option = await waitFor('[role="option"]', 'Call the harbour');
    option.click();
    await vi.waitFor(() => expect(page.address()).toBe(example.shown));
    await page.unmount();
  },
);
