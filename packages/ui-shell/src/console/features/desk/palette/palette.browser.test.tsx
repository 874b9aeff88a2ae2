import { createScriptedAdapter } from '@waybill/http/testing';
import { useState } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { compositionOrders, endComposition } from '../../../../../testing/end-composition';
import { Action } from '../../../../controls/basic/action';
import { createConsole } from '../../../create-console';
import { envelopeApi } from '../../../kernel/api/envelope-api';
import type { CommandSource } from '../../../kernel/command';
import type { ConsoleModule } from '../../../kernel/define-module';

const mod = /Mac/.test(navigator.platform) ? 'Meta' : 'Control';
const openPalette = () => userEvent.keyboard(`{${mod}>}k{/${mod}}`);
const afterwards = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const ticked = vi.fn();

function Parcels() {
  const [shown, setShown] = useState(false);
  return (
    <>
      <h1 onPointerDown={() => setTimeout(() => setShown(true), 1000)}>Page</h1>
      {shown && <Action text="Print labels" onClick={ticked} />}
    </>
  );
}

async function open(added: Partial<ConsoleModule> = {}) {
  const place = document.body.appendChild(document.createElement('div'));
  window.location.hash = '/parcels';
  const stop = createConsole({
    routes: [
      { path: '/parcels', name: 'Parcels', page: async () => ({ default: Parcels }), nav: { title: 'Parcels' } },
    ],
    config: { tokenStorage: 'memory', loginInterception: false, language: 'en' },
    modules: [{ name: 'app', ...added }],
    api: envelopeApi({ adapter: createScriptedAdapter([]) }),
  }).mount(place);
  onTestFinished(() => {
    stop();
    place.remove();
    window.location.hash = '';
    window.localStorage.clear();
  });
  await expect.element(page.getByRole('heading', { name: 'Page' })).toBeVisible();
}

it('commands that the page adds behind the open palette are found and run [palette-follows-page]', async () => {
  await open();
  await userEvent.click(page.getByRole('heading', { name: 'Page' }));
  await openPalette();
  await userEvent.keyboard('labels');
  await expect.element(page.getByRole('option', { name: 'Print labels' })).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{Enter}');
  await vi.waitFor(() => expect(ticked).toHaveBeenCalledOnce());
});

it('Enter waits for records if a command matches only approximately [palette-exact-records-first]', async () => {
  const opened = vi.fn();
  const language = vi.fn();
  await open({
    commands: async () => ({ commands: [{ id: 'lang', title: 'Langur', run: language }] }),
    records: async () => [
      {
        find: async () => {
          await afterwards(500);
          return [{ id: 'wang', title: 'Wang Wei', run: opened }];
        },
      },
    ],
  });
  await openPalette();
  await userEvent.keyboard('wang');
  await expect.element(page.getByRole('option', { name: 'Langur' })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await vi.waitFor(() => expect(opened).toHaveBeenCalledOnce());
  expect(language).not.toHaveBeenCalled();
});

it('Enter waits until all commands are rated, and runs the best', async () => {
  let now = performance.now();
  // Each read of the clock advances it beyond a time slice, so that a slice rates one command.
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => (now += 10));
  onTestFinished(() => clock.mockRestore());
  const [similar, best] = [vi.fn(), vi.fn()];
  const many = Array.from({ length: 30 }, (_, at) => ({ id: `${at}`, title: `Quxly ${at}`, run: similar }));
  await open({ commands: async () => ({ commands: [...many, { id: 'best', title: 'Qux', run: best }] }) });
  await openPalette();
  await userEvent.keyboard('qux{Enter}');
  await vi.waitFor(() => expect(best).toHaveBeenCalledOnce());
  expect(similar).not.toHaveBeenCalled();
});

it('a code that is scanned into the palette before it has come is looked for there [palette-keeps-typed]', async () => {
  const [opened, scanned] = [vi.fn(), vi.fn()];
  let arrive = (_: CommandSource) => {};
  await open({
    commands: () => new Promise((resolve) => (arrive = resolve)),
    records: async () => [{ find: async () => [{ id: 'one', title: 'P2026112600240', run: opened }] }],
    scan: [{ pattern: /^P\d{8,}$/, run: scanned }],
  });
  await openPalette();
  await userEvent.keyboard('P2026112600240{Enter}');
  arrive({});
  await vi.waitFor(() => expect(opened).toHaveBeenCalledOnce());
  expect(scanned).not.toHaveBeenCalled();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

it.each(compositionOrders)(
  'Escape and Enter that end a composition leave the palette open, in the order of %s [composition-keeps-open]',
  async (order) => {
    await open();
    await openPalette();
    const field = await vi.waitFor(() => page.getByRole('combobox').element());
    for (const key of ['Escape', 'Enter']) endComposition(field, order, key);
    await new Promise(requestAnimationFrame);
    expect(field.isConnected).toBe(true);
    await userEvent.keyboard('{Escape}');
    await vi.waitFor(() => expect(field.isConnected).toBe(false));
  },
);
