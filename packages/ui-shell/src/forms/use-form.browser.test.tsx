import { expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { draw } from '../../testing/draw';
import { Segmented } from '../controls/basic/segmented';
import { Switch } from '../controls/basic/switch';
import { TextField } from '../controls/basic/text-field';
import { defineMessages } from '../locales/define-messages';
import { across } from './across';
import { Form } from './form';
import type { UseFormOptions } from './form-options';
import type { StandardIssue, StandardSchema } from './standard-schema';
import { useForm } from './use-form';

interface Parcel {
  kind: 'box' | 'crate' | '';
  name: string;
  phone: string;
  value: string;
  insured: boolean;
}

const empty: Parcel = { kind: '', name: '', phone: '', value: '', insured: false };
const words = defineMessages('parcel', {
  kind: { zh: '种类', en: 'kind' },
  name: { zh: '姓名', en: 'name' },
  phone: { zh: '手机号', en: 'phone' },
  value: { zh: '价值', en: 'value' },
  phoneWrong: { zh: '{field}要有 {digits} 位', en: 'The {field} needs {digits} digits' },
  valueMissing: { zh: '保价须填价值', en: 'Insurance needs a value' },
});

const fields: StandardSchema<Parcel> = {
  '~standard': {
    version: 1,
    vendor: 'test',
    validate(value) {
      const { kind, name, phone } = value as Parcel;
      const issues: StandardIssue[] = [];
      if (kind === '') issues.push({ message: 'kind', code: 'oneOf', path: ['kind'] });
      if (name === '') issues.push({ message: 'name', code: 'required', path: ['name'] });
      if (phone !== '' && phone.length !== 3)
        issues.push({ message: 'phone', code: 'phoneWrong', path: ['phone'], params: { digits: 3 } });
      return issues.length > 0 ? { issues } : { value: value as Parcel };
    },
  },
};
const schema = across<Parcel>(fields, ({ insured, value }) =>
  insured && value === '' ? [{ message: 'value', code: 'valueMissing', path: ['value'] }] : [],
);

function ParcelForm(options: Partial<UseFormOptions<Parcel, Parcel>>) {
  const form = useForm<Parcel, Parcel>({
    schema,
    values: empty,
    messages: words,
    normalise: { phone: (typed) => typed.replaceAll(' ', '') },
    onSubmit: () => {},
    ...options,
  });
  return (
    <Form form={form} aria-label="Parcel" refusedTitle="Not sent">
      <Segmented
        {...form.choice('kind', words.kind)}
        options={[
          { value: 'box', label: 'Box' },
          { value: 'crate', label: 'Crate' },
        ]}
      />
      <TextField {...form.field('name', words.name)} />
      <TextField {...form.field('phone', words.phone)} />
      <TextField {...form.field('value', words.value)} />
      <Switch {...form.toggle('insured', 'Insured')} />
      <button type="submit">Send</button>
      <button type="button" onClick={() => form.reset()}>
        Reset
      </button>
      <output>{[form.dirty && 'dirty', form.busy && 'busy'].filter(Boolean).join(' ')}</output>
    </Form>
  );
}

async function show(options: Partial<UseFormOptions<Parcel, Parcel>> = {}, locale = 'en') {
  const drawn = await draw(<ParcelForm {...options} />, locale);
  onTestFinished(drawn.remove);
  return drawn;
}

const field = (name: string) => page.getByRole('textbox', { name });
const box = () => page.getByRole('radio', { name: 'Box' });
const send = () => userEvent.click(page.getByRole('button', { name: 'Send' }));
const state = () => document.querySelector('output')?.textContent;

async function fill() {
  await userEvent.click(box());
  await userEvent.fill(field('name'), 'Ann');
}

it('fields that the schema refuses empty are required, as things stand [required-fields-are-marked]', async () => {
  await show();
  await expect.element(page.getByRole('radiogroup')).toHaveAttribute('aria-required', 'true');
  await expect.element(field('name')).toHaveAttribute('aria-required', 'true');
  await expect.element(field('phone')).not.toHaveAttribute('aria-required');
  await expect.element(field('value')).not.toHaveAttribute('aria-required');
  await userEvent.click(page.getByRole('switch'));
  await expect.element(field('value')).toHaveAttribute('aria-required', 'true');
});

it('a field is judged when it is left, then at every change, in words that name it', async () => {
  await show();
  await userEvent.type(field('phone'), '1');
  await expect.element(field('phone')).not.toHaveAttribute('aria-invalid');
  await userEvent.tab();
  await expect.element(field('phone')).toHaveAccessibleDescription('The phone needs 3 digits');
  await userEvent.type(field('phone'), '23');
  await expect.element(field('phone')).not.toHaveAttribute('aria-invalid');
  await userEvent.click(field('name'));
  await userEvent.tab();
  await expect.element(field('name')).toHaveAccessibleDescription('Enter name');
});

it('messages follow the language, those of a schema as well [messages-forms-follow-language]', async () => {
  const spoken = (language: string) =>
    across<Parcel>(fields, ({ phone }) => [{ message: `${language}: ${phone.length}`, path: ['phone'] }]);
  const { i18n } = await show({ schema: spoken }, 'zh');
  await userEvent.click(field('姓名'));
  await userEvent.tab();
  await expect.element(field('姓名')).toHaveAccessibleDescription('请填写姓名');
  await userEvent.tab();
  await expect.element(field('手机号')).toHaveAccessibleDescription('zh: 0');
  i18n.activate('en');
  await expect.element(field('phone')).toHaveAccessibleDescription('en: 0');
  await expect.element(field('name')).toHaveAccessibleDescription('Enter name');
});

it('validates a rule over two fields again when either changes', async () => {
  await show();
  await userEvent.click(field('value'));
  await userEvent.tab();
  await expect.element(field('value')).not.toHaveAttribute('aria-invalid');
  await userEvent.click(page.getByRole('switch'));
  await expect.element(field('value')).toHaveAccessibleDescription('Insurance needs a value');
  await userEvent.click(page.getByRole('switch'));
  await expect.element(field('value')).not.toHaveAttribute('aria-invalid');
});

it('submitting judges everything and focuses the first wrong field of the page, a choice as well', async () => {
  const onSubmit = vi.fn();
  await show({ onSubmit });
  await send();
  await expect.element(box()).toHaveFocus();
  await expect.element(page.getByRole('radiogroup')).toHaveAccessibleDescription('Choose kind');
  await userEvent.click(box());
  await send();
  await expect.element(field('name')).toHaveFocus();
  expect(onSubmit).not.toHaveBeenCalled();
});

it('values are made plain before they are judged and sent, and the field shows it [values-are-normalised-before-validation]', async () => {
  const onSubmit = vi.fn();
  await show({ onSubmit });
  await fill();
  await userEvent.type(field('phone'), '1 2 3');
  await userEvent.tab();
  await expect.element(field('phone')).toHaveValue('123');
  await expect.element(field('phone')).not.toHaveAttribute('aria-invalid');
  await userEvent.fill(field('phone'), '4 5 6');
  await userEvent.keyboard('{Enter}');
  await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
  expect(onSubmit).toHaveBeenCalledWith({ ...empty, kind: 'box', name: 'Ann', phone: '456' });
});

it('a press on the button counts, although leaving the field puts a message above it [layout-shift-loses-no-click]', async () => {
  const onSubmit = vi.fn();
  await show({ onSubmit });
  await fill();
  await userEvent.type(field('phone'), '1');
  const sendButton = page.getByRole('button', { name: 'Send' }).element();
  const pressed = vi.fn();
  sendButton.addEventListener('click', pressed);
  await send();
  expect(pressed).toHaveBeenCalledOnce();
  await expect.element(field('phone')).toHaveFocus();
  expect(onSubmit).not.toHaveBeenCalled();
});

it('Ctrl+Enter submits, and no second submission begins while one is under way [form-is-never-sent-twice]', async () => {
  let done = () => {};
  const onSubmit = vi.fn(
    () =>
      new Promise<void>((resolve) => {
        done = resolve;
      }),
  );
  await show({ onSubmit });
  await fill();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await vi.waitFor(() => expect(state()).toContain('busy'));
  await userEvent.keyboard('{Enter}{Enter}{Control>}{Enter}{/Control}');
  await send();
  done();
  await vi.waitFor(() => expect(state()).toBe(''));
  expect(onSubmit).toHaveBeenCalledOnce();
});

it('it is unsaved from the first change until it is sent, put back or as at first again', async () => {
  await show();
  expect(state()).toBe('');
  await userEvent.type(field('name'), 'A');
  expect(state()).toBe('dirty');
  await userEvent.keyboard('{Backspace}');
  expect(state()).toBe('');
  await fill();
  await userEvent.click(page.getByRole('switch'));
  await userEvent.click(page.getByRole('button', { name: 'Reset' }));
  await expect.element(field('name')).toHaveValue('');
  await expect.element(box()).not.toBeChecked();
  await expect.element(page.getByRole('switch')).not.toBeChecked();
  expect(state()).toBe('');
  await fill();
  await send();
  await vi.waitFor(() => expect(state()).toBe(''));
  await expect.element(field('name')).toHaveValue('Ann');
});

it('earlier input is in the form and unsaved, until it is reset [undone-input-returns-to-form]', async () => {
  await show({ typed: { kind: 'box', name: 'Ann' } });
  await expect.element(box()).toBeChecked();
  await expect.element(field('name')).toHaveValue('Ann');
  expect(state()).toBe('dirty');
  await userEvent.click(page.getByRole('button', { name: 'Reset' }));
  await expect.element(field('name')).toHaveValue('');
  expect(state()).toBe('');
});

it('a refused earlier input shows the reason at its field', async () => {
  await show({ typed: { name: 'Ann' }, refused: { message: 'No', fields: { name: 'Ann is known' } } });
  await expect.element(field('name')).toHaveAccessibleDescription('Ann is known');
  await expect.element(field('name')).toHaveFocus();
  await userEvent.type(field('name'), 'a');
  await expect.element(field('name')).not.toHaveAttribute('aria-invalid');
});

it('a refusal of a choice stays when the choice is left as it is', async () => {
  const onSubmit = async () => ({ message: 'No', fields: { kind: 'No box today' } });
  await show({ onSubmit });
  await fill();
  await send();
  await expect.element(page.getByText('No box today')).toBeVisible();
  await userEvent.click(field('name'));
  await userEvent.click(field('phone'));
  await expect.element(page.getByText('No box today')).toBeVisible();
  await userEvent.click(page.getByRole('radio', { name: 'Crate' }));
  await expect.element(page.getByText('No box today')).not.toBeInTheDocument();
});

it('errors of the server appear at their fields until these change, other errors above the form', async () => {
  const refusals = [
    { message: 'Some fields are wrong', fields: { phone: 'This phone is barred' } },
    { message: 'No more parcels today', fields: {} },
    { message: 'Not yet.', fields: { hidden: 'The hidden one is wrong' } },
  ];
  const onSubmit = vi.fn(async () => refusals.shift());
  await show({ onSubmit });
  await fill();
  await send();
  await expect.element(field('phone')).toHaveAccessibleDescription('This phone is barred');
  await expect.element(field('phone')).toHaveFocus();
  expect(document.querySelector('[role=alert]')).toBeNull();
  await userEvent.type(field('name'), 'a');
  await expect.element(field('phone')).toHaveAccessibleDescription('This phone is barred');
  await userEvent.type(field('phone'), '123');
  await expect.element(field('phone')).not.toHaveAttribute('aria-invalid');
  await send();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Not sentNo more parcels today');
  await send();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Not sentNot yet. The hidden one is wrong');
  expect(state()).toBe('dirty');
});

it('shows a general message for an error that is no refusal, and rethrows it', async () => {
  const thrown = vi.fn((event: PromiseRejectionEvent) => event.preventDefault());
  window.addEventListener('unhandledrejection', thrown);
  onTestFinished(() => window.removeEventListener('unhandledrejection', thrown));
  await show({
    onSubmit: () => {
      throw new Error('a bug');
    },
  });
  await fill();
  await send();
  await expect.element(page.getByRole('alert')).toHaveTextContent('That did not work. Try again later.');
  await vi.waitFor(() => expect(thrown).toHaveBeenCalledOnce());
});

it('an issue of no field on the page stands above the form', async () => {
  const stray = across<Parcel>(fields, () => [{ message: 'The whole is wrong' }]);
  await show({ schema: stray });
  await fill();
  await send();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Not sentThe whole is wrong');
});

interface Crates {
  to: { phone: string };
  crates: { name: string }[];
}

function CratesForm({ onSubmit }: { onSubmit: (crates: Crates) => void }) {
  const form = useForm<Crates, Crates>({
    schema: {
      '~standard': {
        version: 1,
        vendor: 'test',
        validate(value) {
          const { crates } = value as Crates;
          const place = crates.findIndex(({ name }) => name === '');
          if (place < 0) return { value: value as Crates };
          return { issues: [{ message: 'name', code: 'required', path: ['crates', place, 'name'] }] };
        },
      },
    },
    values: { to: { phone: '' }, crates: [{ name: 'one' }, { name: '' }] },
    normalise: { to: ({ phone }) => ({ phone: phone.replaceAll(' ', '') }) },
    onSubmit,
  });
  return (
    <Form form={form} aria-label="Crates">
      <TextField {...form.field('to.phone', 'Phone')} />
      <TextField {...form.field('crates.0.name', 'First')} />
      <TextField {...form.field('crates.1.name', 'Second')} />
      <button type="submit">Send</button>
    </Form>
  );
}

it('judges, normalises and marks fields that lie within others', async () => {
  const onSubmit = vi.fn();
  const { remove } = await draw(<CratesForm onSubmit={onSubmit} />);
  onTestFinished(remove);
  await expect.element(page.getByLabelText('First')).toHaveAttribute('aria-required', 'true');
  await expect.element(page.getByLabelText('Phone')).not.toHaveAttribute('aria-required');
  await page.getByLabelText('Phone').fill('1 2 3');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect.element(page.getByLabelText('Second')).toHaveFocus();
  await expect.element(page.getByLabelText('Second')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabelText('Second').fill('two');
  await page.getByRole('button', { name: 'Send' }).click();
  await vi.waitFor(() => expect(onSubmit).toHaveBeenCalled());
  expect(onSubmit.mock.calls[0]?.[0]).toEqual({ to: { phone: '123' }, crates: [{ name: 'one' }, { name: 'two' }] });
  await expect.element(page.getByLabelText('Phone')).toHaveValue('123');
});

const refusedBy = (issue: Partial<StandardIssue>): StandardSchema<Parcel> => ({
  '~standard': {
    version: 1,
    vendor: 'test',
    validate: () => ({ issues: [{ message: '', path: ['phone'], ...issue }] }),
  },
});

it.each<[string, Partial<StandardIssue>]>([
  ['a code alone', { code: 'maxLength', message: 'maxLength' }],
  ['a code as message', { message: 'string.max' }],
  ['a code in capitals', { message: 'TOO_LONG', code: 'too_big' }],
  ['no message', {}],
  ['the name of a button of forms', { code: 'save', message: 'save' }],
])('an issue that has %s reads as a sentence in the language [rules-have-words]', async (_, issue) => {
  const { i18n } = await show({ schema: refusedBy(issue), messages: {} });
  await send();
  await expect.element(page.getByText('This entry is not valid')).toBeVisible();
  i18n.activate('zh');
  await expect.element(page.getByText('填写的内容不符合要求')).toBeVisible();
});

it('the sentence of a foreign schema is shown as it is', async () => {
  await show({ schema: refusedBy({ code: 'too_big', message: 'At most 3 digits' }), messages: {} });
  await send();
  await expect.element(page.getByText('At most 3 digits')).toBeVisible();
});

it('a foreign rule that an app has words for is shown in them', async () => {
  const messages = { too_big: { id: 'app.tooBig', message: 'Too long for {field}' } };
  await show({ schema: refusedBy({ code: 'too_big', message: 'At most 3 digits' }), messages });
  await send();
  await expect.element(page.getByText('Too long for phone')).toBeVisible();
});
