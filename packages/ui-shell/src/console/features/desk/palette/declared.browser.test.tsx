import { createScriptedAdapter } from '@waybill/http/testing';
import { type ReactNode, useState } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Action } from '../../../../controls/basic/action';
import { TextField } from '../../../../controls/basic/text-field';
import { PageTabs } from '../../../../data/display/page-tabs';
import { FormSection } from '../../../../forms/form-layout';
import { createConsole } from '../../../create-console';
import { envelopeApi } from '../../../kernel/api/envelope-api';
import { useUndo } from '../../data/undo/use-undo';

const mod = /Mac/.test(navigator.platform) ? 'Meta' : 'Control';
const withMod = (key: string) => userEvent.keyboard(`{${mod}>}${key}{/${mod}}`);
const option = (name: string | RegExp) => page.getByRole('option', { name });

async function open(content: () => ReactNode) {
  const place = document.body.appendChild(document.createElement('div'));
  window.location.hash = '/parcels';
  const draw = () => (
    <>
      <h1>Page</h1>
      {content()}
    </>
  );
  const stop = createConsole({
    routes: [{ path: '/parcels', name: 'Parcels', page: async () => ({ default: draw }), nav: { title: 'Parcels' } }],
    config: { tokenStorage: 'memory', loginInterception: false, language: 'en' },
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

const titles = () =>
  page
    .getByRole('option')
    .elements()
    .map((element) => element.textContent);

it('actions of the page come first in the empty palette; one that cannot act is not offered [palette-finds-actions]', async () => {
  const packed = vi.fn();
  await open(() => (
    <>
      <Action text={{ id: 'test.pack', message: 'Pack parcels' }} keywords="wrap bundle" onClick={packed} />
      <Action text="Send parcels" disabled />
      <Action text="Weigh parcels" busy />
      <button type="button">Plain button</button>
    </>
  ));
  await withMod('k');
  await expect.element(option('Pack parcels')).toHaveAttribute('aria-selected', 'true');
  expect(titles()[0]).toBe('Pack parcels');
  for (const text of ['Send parcels', 'Weigh parcels', 'Plain button']) expect(titles()).not.toContain(text);
  await userEvent.keyboard('bundle');
  await expect.element(option('Pack parcels')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await vi.waitFor(() => expect(packed).toHaveBeenCalledOnce());
});

it('an action that becomes possible is offered while the palette is open', async () => {
  let setReady = () => {};
  await open(() => {
    const [ready, set] = useState(false);
    setReady = () => set(true);
    return <Action text="Send parcels" disabled={!ready} />;
  });
  await withMod('k');
  await expect.element(option(/Parcels/).first()).toBeVisible();
  expect(titles()).not.toContain('Send parcels');
  setReady();
  await expect.element(option('Send parcels')).toBeVisible();
});

it('a field is found by its name and its section; fields with the same name are omitted [palette-finds-fields]', async () => {
  await open(() => (
    <>
      <FormSection title="Sender">
        <TextField label="Street" defaultValue="Old" />
      </FormSection>
      <FormSection title="Receiver">
        <TextField label="Street" />
        <TextField label="Landmark" disabled />
      </FormSection>
      <TextField label="Remark" />
      <TextField label="Remark" />
    </>
  ));
  await withMod('k');
  await userEvent.keyboard('remark');
  await expect.element(option('Remark')).not.toBeInTheDocument();
  await userEvent.fill(page.getByRole('combobox'), 'landmark');
  await expect.element(option('Landmark')).not.toBeInTheDocument();
  await userEvent.fill(page.getByRole('combobox'), 'sender street');
  await expect.element(option(/Street.*Sender/)).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByLabelText('Street').first()).toHaveFocus();
});

it('the tabs of a page are found and opened', async () => {
  await open(() => (
    <PageTabs
      label="Parts"
      tabs={[
        { key: 'facts', label: 'Facts', content: 'first part' },
        { key: 'files', label: 'Attachments', content: 'second part' },
      ]}
    />
  ));
  await withMod('k');
  await userEvent.keyboard('attach');
  await expect.element(option('Attachments')).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('second part')).toBeVisible();
});

it.each([
  ['help', 'Keyboard shortcuts'],
  ['快捷键', 'Keyboard shortcuts'],
  ['帮助', 'Keyboard shortcuts'],
  ['sign out', 'Sign out'],
  ['注销', 'Sign out'],
  ['登出', 'Sign out'],
  ['preferences', 'Change theme'],
  ['dark mode', 'Light or dark'],
  ['夜间', 'Light or dark'],
  ['full screen', 'Full screen'],
])('%s finds %s [palette-finds-synonyms]', async (typed, title) => {
  await open(() => null);
  await withMod('k');
  await userEvent.fill(page.getByRole('combobox'), typed);
  await expect.element(option(new RegExp(`^${title}`)).first()).toBeVisible();
});

function Deletion({ done, undone }: { done: () => void; undone: () => void }) {
  const later = useUndo();
  const run = async () => {
    done();
    return { done: true };
  };
  return (
    <>
      <button type="button" onClick={() => later({ text: 'Parcel deleted', run, undo: undone })}>
        Delete parcel
      </button>
      <TextField label="Remark" />
    </>
  );
}

it('Ctrl+Z undoes the last step, but keeps the undo of a field [undo-by-key]', async () => {
  const [done, undone] = [vi.fn(), vi.fn()];
  await open(() => <Deletion done={done} undone={undone} />);
  await userEvent.click(page.getByRole('button', { name: 'Delete parcel' }));
  await expect.element(page.getByText('Parcel deleted').first()).toBeVisible();
  const field = page.getByRole('textbox', { name: 'Remark' });
  await userEvent.click(field);
  await userEvent.keyboard('fragile');
  await withMod('z');
  expect(undone).not.toHaveBeenCalled();
  await expect.element(field).not.toHaveValue('fragile');
  await userEvent.click(page.getByRole('heading', { name: 'Page' }));
  // The first key loads the key runner and is not lost.
  await withMod('z');
  await vi.waitFor(() => expect(undone).toHaveBeenCalledOnce());
  expect(done).not.toHaveBeenCalled();
});

it('Undo is in the palette while something can be undone, and always in the list of keys [undo-by-key]', async () => {
  const undone = vi.fn();
  await open(() => <Deletion done={() => {}} undone={undone} />);
  await withMod('k');
  await expect.element(page.getByRole('combobox')).toBeVisible();
  await userEvent.keyboard('undo');
  await expect.element(option(/^Undo/)).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(page.getByRole('button', { name: 'Delete parcel' }));
  await withMod('k');
  await userEvent.keyboard('take back');
  await expect.element(option(/^Undo.*Parcel deleted/)).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{Enter}');
  await vi.waitFor(() => expect(undone).toHaveBeenCalledOnce());
  await userEvent.click(page.getByRole('heading', { name: 'Page' }));
  await userEvent.keyboard('?');
  await expect.element(page.getByRole('button', { name: /Change the keys of Undo Mod\+Z/ })).toBeVisible();
});
