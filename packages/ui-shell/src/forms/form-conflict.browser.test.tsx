import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { draw } from '../../testing/draw';
import { Select } from '../controls/basic/select';
import { TextField } from '../controls/basic/text-field';
import { Form } from './form';
import type { Refusal } from './refusal';
import type { StandardSchema } from './standard-schema';
import { useForm } from './use-form';

interface Note {
  title: string;
  author: string;
  status: string;
  kept: string;
}

const anything: StandardSchema<Note> = {
  '~standard': { version: 1, vendor: 'test', validate: (value) => ({ value: value as Note }) },
};
const before: Note = { title: 'Old', author: 'Ann', status: 'draft', kept: '1' };
const accept = vi.fn();
afterEach(() => accept.mockReset());

/** A server on which another user changed the record; it accepts a save after the conflict was shown. */
async function show(present: Note) {
  const saved: Note[] = [];
  const answer = (): Refusal | undefined =>
    accept.mock.calls.length === 0
      ? { message: 'Somebody else was here.', fields: {}, conflict: { before, current: present, accept } }
      : undefined;
  const drawn = await draw(<NoteForm onSubmit={async (note) => answer() ?? void saved.push(note)} />);
  onTestFinished(drawn.remove);
  return saved;
}

function NoteForm({ onSubmit }: { onSubmit: (note: Note) => Promise<Refusal | undefined> }) {
  const form = useForm<Note, Note>({ schema: anything, values: before, onSubmit });
  return (
    <Form form={form}>
      <TextField {...form.field('title', 'Title')} />
      <TextField {...form.field('author', 'Author')} />
      <Select
        {...form.choice('status', 'State')}
        options={[
          { value: 'draft', label: 'Being written' },
          { value: 'published', label: 'Out' },
        ]}
      />
      <button type="submit">Send</button>
      <output>{form.dirty ? 'dirty' : 'saved'}</output>
    </Form>
  );
}

const send = () => userEvent.click(page.getByRole('button', { name: 'Send' }));
const choice = (field: string, text: string) =>
  page.getByRole('radiogroup', { name: field }).getByRole('radio', { name: text });

it('conflicting changes of two users are shown field by field, and the chosen ones are saved', async () => {
  const saved = await show({ title: 'Theirs', author: 'Bob', status: 'published', kept: '2' });
  await userEvent.fill(page.getByRole('textbox', { name: 'Title' }), 'Mine');
  await send();
  await expect.element(page.getByRole('dialog', { name: 'Somebody else has changed this record' })).toBeVisible();
  await expect.element(choice('Title', 'Mine')).toBeChecked();
  await expect.element(choice('Author', 'Bob')).toBeChecked();
  await expect.element(choice('State', 'Out')).toBeChecked();
  await userEvent.click(choice('State', 'Being written'));
  await userEvent.click(page.getByRole('button', { name: 'Save what is chosen' }));
  await expect.poll(() => saved).toEqual([{ title: 'Mine', author: 'Bob', status: 'draft', kept: '2' }]);
  await expect.element(page.getByRole('textbox', { name: 'Author' })).toHaveValue('Bob');
  expect(document.querySelector('output')?.textContent).toBe('saved');
});

it('a change of fields that the form does not show is kept, without a question', async () => {
  const saved = await show({ ...before, kept: '2' });
  await userEvent.fill(page.getByRole('textbox', { name: 'Title' }), 'Mine');
  await send();
  await expect.poll(() => saved).toEqual([{ ...before, title: 'Mine', kept: '2' }]);
});

it('back to the form keeps the typed values, and shows why they were not saved', async () => {
  const saved = await show({ ...before, title: 'Theirs' });
  await userEvent.fill(page.getByRole('textbox', { name: 'Title' }), 'Mine');
  await send();
  await userEvent.click(page.getByRole('button', { name: 'Back to the form' }));
  await expect.element(page.getByRole('alert')).toHaveTextContent('Somebody else was here.');
  await expect.element(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Mine');
  expect(saved).toEqual([]);
  await send();
  await expect.element(page.getByRole('dialog')).toBeVisible();
});
