import { useState } from 'react';
import { expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { draw } from '../../testing/draw';
import { TextField } from '../controls/basic/text-field';
import { Form } from './form';
import type { StandardSchema } from './standard-schema';
import { useForm } from './use-form';

const schema: StandardSchema<{ name: string }> = {
  '~standard': { version: 1, vendor: 'test', validate: (value) => ({ value: value as { name: string } }) },
};

function Office() {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <nav>
        <button type="button" onClick={() => setOpened(true)}>
          Open
        </button>
      </nav>
      <input aria-label="Elsewhere" onFocus={() => setTimeout(() => setOpened(true))} />
      <main>{opened && <Page />}</main>
    </>
  );
}

function Page() {
  const form = useForm<{ name: string }, { name: string }>({ schema, values: { name: '' }, onSubmit: () => {} });
  return (
    <Form form={form} focusFirst>
      <button type="button">Before</button>
      <TextField {...form.field('name', { id: 'form.name', message: 'Name' })} />
    </Form>
  );
}

const open = async () => onTestFinished((await draw(<Office />)).remove);

it('a page that is a form begins in its first field [form-page-focuses-first-field]', async () => {
  await open();
  await userEvent.click(page.getByRole('button', { name: 'Open' }));
  await expect.element(page.getByLabelText('Name')).toHaveFocus();
});

it('leaves the focus where the user types meanwhile [form-page-focuses-first-field]', async () => {
  await open();
  await userEvent.click(page.getByLabelText('Elsewhere'));
  await expect.element(page.getByLabelText('Name')).toBeVisible();
  await expect.element(page.getByLabelText('Elsewhere')).toHaveFocus();
});

it('on a touch screen the first field has the focus, and its keyboard stays down until it is touched', async () => {
  const { matchMedia } = window;
  const touch = (query: string) =>
    query === '(pointer: coarse)' ? { ...matchMedia(query), matches: true } : matchMedia(query);
  window.matchMedia = touch as typeof matchMedia;
  onTestFinished(() => {
    window.matchMedia = matchMedia;
  });
  await open();
  await userEvent.click(page.getByRole('button', { name: 'Open' }));
  const field = page.getByLabelText('Name');
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveAttribute('inputmode', 'none');
  await userEvent.click(field);
  await expect.element(field).not.toHaveAttribute('inputmode');
});
