import type { ReactNode } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { draw } from '../../testing/draw';
import { NumberField } from '../controls/basic/number-field';
import { PasswordField } from '../controls/basic/password-field';
import { Segmented } from '../controls/basic/segmented';
import { Select } from '../controls/basic/select';
import { Switch } from '../controls/basic/switch';
import { TextArea } from '../controls/basic/text-area';
import { DateField } from '../controls/date/date-field';
import { Field } from './field';
import { Form } from './form';
import { FormActions, FormRow, FormSection } from './form-layout';
import type { FormModel } from './form-model';
import type { UseFormOptions } from './form-options';
import { RefusalContext } from './refusal-context';
import type { StandardSchema } from './standard-schema';
import { useForm } from './use-form';

interface Berth {
  name: string;
  note: string;
  kind: 'dry' | 'wet';
  day: string;
  draught: number | null;
  lit: boolean;
}

const berth: Berth = { name: '', note: '', kind: 'dry', day: '', draught: null, lit: false };

const schema: StandardSchema<Berth> = {
  '~standard': {
    version: 1,
    vendor: 'test',
    validate: (value) => {
      const { name, note } = value as Berth;
      const issues = [
        ...(name === '' ? [{ message: 'name', code: 'required', path: ['name'] }] : []),
        ...(note.length > 3 ? [{ message: 'Too long', path: ['note'] }] : []),
      ];
      return issues.length > 0 ? { issues } : { value: value as Berth };
    },
  },
};

const kinds = [
  { value: 'dry', label: 'Dry' },
  { value: 'wet', label: 'Wet' },
] as const;

let drawings = 0;

function BerthForm({ children, ...options }: Partial<UseFormOptions<Berth, Berth>> & Inside) {
  const form = useForm<Berth, Berth>({ schema, values: berth, onSubmit: () => {}, ...options });
  drawings += 1;
  return (
    <Form form={form} aria-label="Berth">
      <FormSection title="Berth">
        <Field form={form} name="name" label="Name" maxLength={9} />
        <FormRow>
          <Field form={form} name="note" label="Note" as={TextArea} limit={3} />
          <Field form={form} name="day" label="Day" as={DateField} />
        </FormRow>
        <Field form={form} name="kind" label="Kind" as={Segmented<Berth['kind']>} options={kinds} />
        <Field form={form} name="draught" label="Draught" as={NumberField} />
        <Field form={form} name="lit" label="Lit" as={Switch} />
      </FormSection>
      {children?.(form)}
      <FormActions>
        <button type="submit">Save</button>
      </FormActions>
    </Form>
  );
}

interface Inside {
  children?: (form: FormModel<Berth>) => ReactNode;
}

async function show(options: Partial<UseFormOptions<Berth, Berth>> & Inside = {}) {
  const drawn = await draw(<BerthForm {...options} />);
  onTestFinished(drawn.remove);
}

const box = (name: string) => page.getByRole('textbox', { name });
const save = () => userEvent.click(page.getByRole('button', { name: 'Save' }));

it('a field is one line, whatever its control hands over [fields-are-one-line]', async () => {
  const sent = vi.fn();
  await show({ onSubmit: sent });
  await userEvent.fill(box('Name'), 'North');
  await userEvent.fill(box('Note'), 'by');
  await userEvent.fill(box('Day'), '2026-02-28');
  await userEvent.click(page.getByRole('radio', { name: 'Wet' }));
  await userEvent.fill(page.getByRole('spinbutton').or(box('Draught')), '4');
  await userEvent.click(page.getByRole('switch', { name: 'Lit' }));
  await save();
  await vi.waitFor(() =>
    expect(sent).toHaveBeenCalledWith({
      name: 'North',
      note: 'by',
      kind: 'wet',
      day: '2026-02-28',
      draught: 4,
      lit: true,
    }),
  );
});

it('typing into a field renders its control, and not the form', async () => {
  await show();
  await userEvent.type(box('Note'), 'a');
  drawings = 0;
  await userEvent.type(box('Note'), 'bc');
  expect(drawings).toBe(0);
  await expect.element(box('Note')).toHaveValue('abc');
});

it('a field is judged when it is left, made plain, and the first wrong one has the focus', async () => {
  await show({ normalise: { note: (typed) => typed.trim() } });
  await userEvent.fill(box('Note'), ' long ');
  await userEvent.tab();
  await expect.element(box('Note')).toHaveAccessibleDescription('Too long');
  await expect.element(box('Note')).toHaveValue('long');
  await save();
  await expect.element(box('Name')).toHaveFocus();
});

it('a reset returns to the initial values, or sets others, which count as saved [single-reset]', async () => {
  await show({
    children: (form) => (
      <>
        <button type="button" onClick={() => form.reset({ ...berth, name: 'South', note: 'x' })}>
          Next
        </button>
        <button type="button" onClick={() => form.reset()}>
          Back
        </button>
        <output>{form.dirty ? 'unsaved' : 'saved'}</output>
      </>
    ),
  });
  const state = page.getByRole('status');
  await userEvent.fill(box('Note'), 'abc');
  await expect.element(state).toHaveTextContent('unsaved');
  await userEvent.click(page.getByRole('button', { name: 'Next' }));
  await expect.element(box('Note')).toHaveValue('x');
  await expect.element(box('Name')).toHaveValue('South');
  await expect.element(state).toHaveTextContent(/^saved/);
  await userEvent.click(page.getByRole('button', { name: 'Back' }));
  await expect.element(box('Note')).toHaveValue('');
});

it.each([
  ['a refusal', async () => ({ message: 'Full', fields: { note: 'Taken' } })],
  [
    'what a write resolved to',
    async () => ({ done: false as const, refusal: { message: 'Full', fields: { note: 'Taken' } } }),
  ],
  ['a call that rejected', async () => Promise.reject(new Error('refused'))],
])('onSubmit may return %s: said once, at its field [submit-returns-its-result]', async (_, onSubmit) => {
  const refusal = { message: 'Full', fields: { note: 'Taken' } };
  const drawn = await draw(
    <RefusalContext value={(thrown) => (thrown instanceof Error && thrown.message === 'refused' ? refusal : undefined)}>
      <BerthForm values={{ ...berth, name: 'North' }} onSubmit={onSubmit} />
    </RefusalContext>,
  );
  onTestFinished(drawn.remove);
  await save();
  await expect.element(box('Note')).toHaveAccessibleDescription('Taken');
  expect(document.body.textContent?.match(/Taken|Full/g)).toEqual(['Taken']);
});

/** Compiled and never run: misuse must be a type error. */
export function Misused({ form }: { form: FormModel<Berth> }) {
  return (
    <>
      {/* @ts-expect-error no such value */}
      <Field form={form} name="nmae" label="Name" />
      {/* @ts-expect-error a number is no text */}
      <Field form={form} name="draught" label="Draught" as={DateField} />
      {/* @ts-expect-error a field that cannot be empty is not emptied */}
      <Field form={form} name="name" label="Name" as={NumberField} />
      {/* @ts-expect-error a boolean value is no text */}
      <Field form={form} name="lit" label="Lit" as={TextArea} />
      {/* @ts-expect-error the choices are those of the value */}
      <Field form={form} name="kind" label="Kind" as={Segmented<'dry' | 'damp'>} options={[]} />
      {/* @ts-expect-error the control has no such prop */}
      <Field form={form} name="note" label="Note" as={TextArea} limits={3} />
      {/* @ts-expect-error the form sets the value */}
      <Field form={form} name="note" label="Note" as={PasswordField} value="x" />
      {/* @ts-expect-error a control needs what only the page can say */}
      <Field form={form} name="name" label="Name" as={Select} />
    </>
  );
}
