import { createScriptedAdapter } from '@waybill/http/testing';
import { type FormEvent, useState } from 'react';
import { expect, it, type Mock, onTestFinished, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { pressScanner } from '../../../../../testing/press-scanner';
import { createConsole } from '../../../create-console';
import { envelopeApi } from '../../../kernel/api/envelope-api';
import type { Scan } from '../../../kernel/scan';
import { useScan } from './use-scan';

const code = 'AB20260101';
const pattern = /^AB\d{8}$/;

interface Heard {
  scan: Mock<Scan['run']>;
  prepare: Mock<() => unknown>;
  submit: Mock<() => void>;
  pageScans: readonly Scan[];
}

function Fields({ submit, pageScans }: Heard) {
  const [name, setName] = useState('');
  const [count, setCount] = useState<number>();
  useScan(pageScans);
  return (
    <form
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        submit();
      }}
    >
      <input aria-label="Name" value={name} onChange={({ target }) => setName(target.value)} />
      <output aria-label="Known name">{name}</output>
      <input
        aria-label="Count"
        type="number"
        value={count ?? ''}
        onChange={({ target }) => setCount(target.value === '' ? undefined : Number(target.value))}
      />
      <textarea aria-label="Note" defaultValue="by the gate" />
      <input aria-label="Frame" data-codes="" />
      <input aria-label="Password" type="password" />
      <input aria-label="Shown password" autoComplete="current-password" />
      <input aria-label="One-time code" autoComplete="one-time-code" />
      <select aria-label="Rows">
        <option>All</option>
        <option>20 rows</option>
      </select>
      <button type="submit">Send</button>
    </form>
  );
}

/** Opens a console with a page of all kinds of fields. */
async function openFields(pageScans: readonly Scan[] = []) {
  const heard: Heard = {
    scan: vi.fn<Scan['run']>(),
    prepare: vi.fn(() => Promise.reject(new Error('No line'))),
    submit: vi.fn<() => void>(),
    pageScans,
  };
  const place = document.body.appendChild(document.createElement('div'));
  window.location.hash = '/page';
  const stop = createConsole({
    routes: [{ path: '/page', page: async () => ({ default: () => <Fields {...heard} /> }), nav: { title: 'Page' } }],
    config: { tokenStorage: 'memory', loginInterception: false, language: 'en' },
    api: envelopeApi({ adapter: createScriptedAdapter([]) }),
    modules: [{ name: 'parcels', scan: [{ pattern, prepare: heard.prepare, run: heard.scan }] }],
  }).mount(place);
  onTestFinished(() => {
    stop();
    place.remove();
    window.location.hash = '';
  });
  await expect.element(page.getByRole('textbox', { name: 'Name' })).toBeVisible();
  return heard;
}

const field = (name: string) => page.getByLabelText(name, { exact: true });

it('a code is removed from a field, value and selection are restored, and nothing is submitted [scan-is-removed-from-field]', async () => {
  const { scan, submit } = await openFields();
  await field('Name').fill('Ann Smith');
  const input = field('Name').element() as HTMLInputElement;
  input.setSelectionRange(4, 9);
  await pressScanner(code);
  await vi.waitFor(() =>
    expect(scan).toHaveBeenCalledExactlyOnceWith(code, expect.objectContaining({ goTo: expect.any(Function) })),
  );
  await expect.element(field('Name')).toHaveValue('Ann Smith');
  await expect.element(field('Known name')).toHaveTextContent('Ann Smith');
  expect([input.selectionStart, input.selectionEnd]).toEqual([4, 9]);
  expect(submit).not.toHaveBeenCalled();
});

it('it is removed from number fields, text areas and choices too, with Tab at its end [scan-is-removed-from-field]', async () => {
  const { scan, submit } = await openFields();
  await field('Count').fill('12');
  await pressScanner(code);
  await vi.waitFor(() => expect(scan).toHaveBeenCalledTimes(1));
  await expect.element(field('Count')).toHaveValue(12);
  await userEvent.click(field('Note'));
  await pressScanner(code, { end: 'Tab' });
  await vi.waitFor(() => expect(scan).toHaveBeenCalledTimes(2));
  await expect.element(field('Note')).toHaveValue('by the gate');
  await expect.element(field('Note')).toHaveFocus();
  (field('Rows').element() as HTMLElement).focus();
  await pressScanner(code);
  await vi.waitFor(() => expect(scan).toHaveBeenCalledTimes(3));
  await expect.element(field('Rows')).toHaveValue('All');
  expect(submit).not.toHaveBeenCalled();
});

it('outside of fields a code is read, and the Enter presses no button [scan-is-read]', async () => {
  const { scan, submit } = await openFields();
  const send = page.getByRole('button', { name: 'Send' }).element() as HTMLElement;
  send.focus();
  await pressScanner(code);
  await vi.waitFor(() => expect(scan).toHaveBeenCalledTimes(1));
  send.blur();
  await pressScanner(code);
  await vi.waitFor(() => expect(scan).toHaveBeenCalledTimes(2));
  expect(submit).not.toHaveBeenCalled();
});

it('the data of a scan is prefetched while the code is typed; it runs even if that fails [scan-prepares]', async () => {
  const { scan, prepare } = await openFields();
  await pressScanner(code);
  await vi.waitFor(() => expect(scan).toHaveBeenCalledOnce());
  expect(prepare).toHaveBeenCalledOnce();
});

it('a text without a matching pattern stays, and its Enter works [unmatched-scan-stays]', async () => {
  const { scan, submit } = await openFields();
  await userEvent.click(field('Name'));
  await pressScanner('6901234567892');
  await vi.waitFor(() => expect(submit).toHaveBeenCalledTimes(1));
  await expect.element(field('Name')).toHaveValue('6901234567892');
  expect(scan).not.toHaveBeenCalled();
});

it.each(['Frame', 'Password', 'Shown password', 'One-time code'])(
  'in the field %s a code stays as typed text [scan-code-fields]',
  async (name) => {
    const { scan, submit } = await openFields();
    await userEvent.click(field(name));
    await pressScanner(code);
    await vi.waitFor(() => expect(submit).toHaveBeenCalledTimes(1));
    await expect.element(field(name)).toHaveValue(code);
    expect(scan).not.toHaveBeenCalled();
  },
);

it('a code that an input method receives is read, and its text is removed from the field [scan-is-read]', async () => {
  const { scan, submit } = await openFields();
  await field('Name').fill('Ann Smith');
  await userEvent.click(field('Name'));
  let timestamp = Date.now() / 1000;
  const press = (place: string, modifiers = 0) => {
    timestamp += 0.008;
    const facts = { key: 'Process', code: place, windowsVirtualKeyCode: 229, modifiers, timestamp };
    return cdp().send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...facts });
  };
  for (const [at, sign] of [...code].entries()) {
    await press(/\d/.test(sign) ? `Digit${sign}` : `Key${sign}`, /\d/.test(sign) ? 0 : 8);
    const text = code.slice(0, at + 1);
    await cdp().send('Input.imeSetComposition', { text, selectionStart: at + 1, selectionEnd: at + 1 });
  }
  await press('Enter');
  await cdp().send('Input.insertText', { text: code });
  await vi.waitFor(() => expect(scan).toHaveBeenCalledExactlyOnceWith(code, expect.anything()));
  await expect.element(field('Name')).toHaveValue('Ann Smith');
  await expect.element(field('Known name')).toHaveTextContent('Ann Smith');
  expect(submit).not.toHaveBeenCalled();
});

it('a hand, a paste, a script and an input method are never taken for a scanner [scan-never-mistaken]', async () => {
  const { scan, submit } = await openFields();
  await userEvent.click(field('Name'));
  await pressScanner(code, { pause: 36 });
  await vi.waitFor(() => expect(submit).toHaveBeenCalledTimes(1));

  await field('Name').fill('');
  await cdp().send('Input.insertText', { text: code });
  await pressScanner('');
  await vi.waitFor(() => expect(submit).toHaveBeenCalledTimes(2));
  await expect.element(field('Name')).toHaveValue(code);

  const input = field('Name').element();
  for (const key of [...code, 'Enter']) input.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));

  await field('Name').fill('');
  await userEvent.click(field('Name'));
  for (const [at] of [...code].entries()) {
    await cdp().send('Input.dispatchKeyEvent', { type: 'rawKeyDown', key: 'Process', windowsVirtualKeyCode: 229 });
    await cdp().send('Input.imeSetComposition', {
      text: code.slice(0, at + 1),
      selectionStart: at + 1,
      selectionEnd: at + 1,
    });
  }
  await cdp().send('Input.dispatchKeyEvent', { type: 'rawKeyDown', key: 'Process', windowsVirtualKeyCode: 229 });
  await cdp().send('Input.insertText', { text: code });
  await expect.element(field('Name')).toHaveValue(code);
  expect(scan).not.toHaveBeenCalled();
});

it('the latest mounted scan has priority [scan-in-view-first]', async () => {
  const run = vi.fn<Scan['run']>();
  const { scan } = await openFields([{ pattern, run }]);
  await userEvent.click(field('Name'));
  await pressScanner(code);
  await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(1));
  expect(scan).not.toHaveBeenCalled();
});
