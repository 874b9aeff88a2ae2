import { Activity } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { draw } from '../../testing/draw';
import { Checkbox } from '../controls/basic/checkbox';
import { CheckboxGroup } from '../controls/basic/checkbox-group';
import { MoneyField } from '../controls/basic/money-field';
import { NumberField } from '../controls/basic/number-field';
import { RadioGroup } from '../controls/basic/radio-group';
import { TextArea } from '../controls/basic/text-area';
import { Cascader } from '../controls/choice/cascader';
import { CheckTree } from '../controls/choice/check-tree';
import { Combobox } from '../controls/choice/combobox';
import { MultiCombobox } from '../controls/choice/multi-combobox';
import { DateField } from '../controls/date/date-field';
import { DateRangeField } from '../controls/date/date-range-field';
import { TimeField } from '../controls/date/time-field';
import { UploadField } from '../controls/upload/upload-field';
import type { Upload, UploadedFile } from '../controls/upload/use-uploads';
import { Form } from './form';
import type { StandardIssue, StandardSchema } from './standard-schema';
import { useForm } from './use-form';

interface Pickup {
  pay: 'now' | 'arrival' | '';
  services: readonly string[];
  weight: number | null;
  value: number | null;
  city: string;
  stops: readonly string[];
  region: readonly string[];
  rights: readonly string[];
  day: string;
  days: { from: string; to: string };
  time: string;
  photos: readonly UploadedFile[];
  note: string;
  agreed: boolean;
}

const empty: Pickup = {
  pay: '',
  services: [],
  weight: null,
  value: null,
  city: '',
  stops: [],
  region: [],
  rights: [],
  day: '',
  days: { from: '', to: '' },
  time: '',
  photos: [],
  note: '',
  agreed: false,
};
function isEmpty(value: Pickup[keyof Pickup]): boolean {
  if (typeof value === 'number') return false;
  if (value === null || value === false || value === true) return value !== true;
  return 'from' in Object(value) ? (value as Pickup['days']).from === '' : (value as string).length === 0;
}

const schema: StandardSchema<Pickup> = {
  '~standard': {
    version: 1,
    vendor: 'test',
    validate(given) {
      const values = given as Pickup;
      const names = Object.keys(empty) as (keyof Pickup)[];
      const issues: StandardIssue[] = names
        .filter((name) => isEmpty(values[name]))
        .map((name) => ({ message: `${name} is missing`, path: [name] }));
      return issues.length > 0 ? { issues } : { value: values };
    },
  },
};
const options = [
  { value: 'a', label: 'Ankang' },
  { value: 'b', label: 'Baotou' },
];

function PickupForm({ values, onSubmit }: { values: Pickup; onSubmit: (pickup: Pickup) => void }) {
  const form = useForm({ schema, values, onSubmit });
  return (
    <Form form={form} style={{ display: 'grid', gap: 12, maxWidth: 480, padding: 16 }}>
      <RadioGroup
        {...form.choice('pay', 'Payment')}
        options={[
          { value: 'now', label: 'Now' },
          { value: 'arrival', label: 'On arrival' },
        ]}
      />
      <CheckboxGroup {...form.choice('services', 'Services')} options={[{ value: 'wash', label: 'Wash' }]} />
      <NumberField {...form.choice('weight', 'Weight')} suffix="kg" />
      <MoneyField {...form.choice('value', 'Value')} />
      <Combobox {...form.choice('city', 'City')} options={options} />
      <MultiCombobox {...form.choice('stops', 'Stops')} options={options} />
      <Cascader {...form.choice('region', 'Region')} options={options} />
      <CheckTree {...form.choice('rights', 'Rights')} nodes={options} />
      <DateField {...form.choice('day', 'Day')} />
      <DateRangeField {...form.choice('days', 'Days')} />
      <TimeField {...form.choice('time', 'Time')} />
      <UploadField {...form.choice('photos', 'Photos')} upload={async ({ name }) => ({ id: name, name })} />
      <TextArea {...form.field('note', 'Note')} limit={200} />
      <Checkbox {...form.toggle('agreed', 'Agreed')} />
      <button type="submit">Send</button>
    </Form>
  );
}

it('every control shows its error, is marked as required by the schema, and the first invalid one gets the focus [every-control-shows-error]', async () => {
  const drawn = await draw(<PickupForm values={empty} onSubmit={() => {}} />, 'en');
  onTestFinished(drawn.remove);
  await userEvent.click(page.getByRole('button', { name: 'Send' }));
  await vi.waitFor(() => expect(document.activeElement).toBe(page.getByRole('radio', { name: 'Now' }).element()));
  for (const name of Object.keys(empty)) await expect.element(page.getByText(`${name} is missing`)).toBeVisible();
  await page.viewport(390, 844);
  onTestFinished(() => page.viewport(1440, 900));
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  const marked = [...drawn.host.querySelectorAll('[data-required]')].map((label) => label.textContent);
  for (const label of ['Payment', 'Weight', 'City', 'Region', 'Day', 'Days', 'Photos', 'Note'])
    expect(marked.join()).toContain(label);
});

it('every control passes its value to the form, and its keys never submit too early [every-control-is-bound-by-form]', async () => {
  const onSubmit = vi.fn();
  const drawn = await draw(<PickupForm values={empty} onSubmit={onSubmit} />, 'en');
  onTestFinished(drawn.remove);
  await userEvent.click(page.getByRole('radio', { name: 'On arrival' }));
  await userEvent.click(page.getByRole('checkbox', { name: 'Wash' }));
  await userEvent.fill(page.getByRole('spinbutton', { name: 'Weight' }), '12');
  await userEvent.fill(page.getByRole('spinbutton', { name: 'Value' }), '1,234.5');
  await userEvent.fill(page.getByRole('combobox', { name: 'City' }), 'bao');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await userEvent.click(page.getByRole('combobox', { name: 'Stops' }));
  await userEvent.keyboard('{ArrowDown}{Enter}{ArrowDown}{Enter}{Escape}');
  await userEvent.click(page.getByRole('button', { name: 'Region' }));
  await userEvent.click(page.getByRole('option', { name: 'Ankang' }));
  await userEvent.click(page.getByRole('treeitem', { name: 'Baotou' }));
  await userEvent.fill(page.getByRole('textbox', { name: 'Day', exact: true }), '2026/2/6');
  await userEvent.fill(page.getByRole('textbox', { name: 'Start date' }), '20260201');
  await userEvent.fill(page.getByRole('textbox', { name: 'End date' }), '2026-2-28');
  await userEvent.fill(page.getByRole('combobox', { name: 'Time' }), '930');
  const picker = drawn.host.querySelector<HTMLInputElement>('input[type=file]');
  await userEvent.upload(
    page.elementLocator(picker as HTMLInputElement),
    new File(['x'], 'front.png', { type: 'image/png' }),
  );
  await expect.element(page.getByRole('button', { name: 'Remove front.png' })).toBeVisible();
  await userEvent.fill(page.getByRole('textbox', { name: 'Note' }), 'Second floor');
  await userEvent.click(page.getByRole('checkbox', { name: 'Agreed' }));
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
  expect(onSubmit).toHaveBeenCalledWith({
    pay: 'arrival',
    services: ['wash'],
    weight: 12,
    value: 123450,
    city: 'b',
    stops: ['a', 'b'],
    region: ['a'],
    rights: ['b'],
    day: '2026-02-06',
    days: { from: '2026-02-01', to: '2026-02-28' },
    time: '09:30',
    photos: [{ id: 'front.png', name: 'front.png' }],
    note: 'Second floor',
    agreed: true,
  });
});

function PhotoForm({ upload, onSubmit }: { upload: Upload; onSubmit: (photos: readonly string[]) => void }) {
  const form = useForm<{ photos: readonly UploadedFile[] }, { photos: readonly UploadedFile[] }>({
    schema: { '~standard': { version: 1, vendor: 'test', validate: (value) => ({ value: value as typeof none }) } },
    values: none,
    onSubmit: ({ photos }) => onSubmit(photos.map(({ name }) => name)),
  });
  return (
    <Form form={form}>
      <UploadField {...form.choice('photos', 'Photos')} upload={upload} />
      <button type="submit" aria-busy={form.busy}>
        Send
      </button>
    </Form>
  );
}
const none: { photos: readonly UploadedFile[] } = { photos: [] };

/** A form whose uploads a test resolves or rejects by name. */
async function photoForm() {
  const onSubmit = vi.fn();
  const ends = new Map<string, { arrive: () => void; fail: () => void }>();
  const upload: Upload = ({ name }) =>
    new Promise((resolve, reject) => {
      ends.set(name, { arrive: () => resolve({ id: name, name }), fail: () => reject(new Error('offline')) });
    });
  const drawn = await draw(<PhotoForm upload={upload} onSubmit={onSubmit} />, 'en');
  onTestFinished(drawn.remove);
  const picker = page.elementLocator(drawn.host.querySelector('input[type=file]') as HTMLInputElement);
  const choose = (...names: string[]) =>
    userEvent.upload(
      picker,
      names.map((name) => new File(['x'], name)),
    );
  return { onSubmit, ends, choose, send: () => userEvent.click(page.getByRole('button', { name: 'Send' })), drawn };
}

it('a form waits for its uploads, shows this, and is then sent with all of them [form-waits-for-uploads]', async () => {
  const { onSubmit, ends, choose, send } = await photoForm();
  await choose('front.png', 'back.png');
  await send();
  await expect.element(page.getByText(/sent as soon as it is done/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Send' })).toHaveAttribute('aria-busy', 'true');
  ends.get('back.png')?.arrive();
  await expect.element(page.getByRole('button', { name: 'Remove back.png' })).toBeVisible();
  expect(onSubmit).not.toHaveBeenCalled();
  ends.get('front.png')?.arrive();
  await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledExactlyOnceWith(['back.png', 'front.png']));
});

it('a form is not sent without a file that failed, until it is tried again or removed [form-is-not-sent-without]', async () => {
  const { onSubmit, ends, choose, send } = await photoForm();
  await choose('front.png', 'back.png');
  await send();
  ends.get('front.png')?.fail();
  ends.get('back.png')?.arrive();
  await expect.element(page.getByText(/Try it again or remove it/)).toBeVisible();
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.click(page.getByRole('button', { name: 'Try front.png again' }));
  await send();
  await userEvent.click(page.getByRole('button', { name: 'Cancel front.png' }));
  await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledExactlyOnceWith(['back.png']));
});

it('a form that is closed while it waits is not sent', async () => {
  const { onSubmit, ends, choose, send, drawn } = await photoForm();
  await choose('front.png');
  await send();
  await drawn.show(null);
  ends.get('front.png')?.arrive();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(onSubmit).not.toHaveBeenCalled();
});

it('uploads go on while their page is hidden [uploads-continue-in-hidden-tab]', async () => {
  const ended: string[] = [];
  let arrive = () => {};
  const upload: Upload = ({ name }, { signal }) =>
    new Promise((resolve) => {
      signal.addEventListener('abort', () => ended.push(name));
      arrive = () => resolve({ id: name, name });
    });
  const onSubmit = vi.fn();
  const inTab = (mode: 'visible' | 'hidden') => (
    <Activity mode={mode}>
      <PhotoForm upload={upload} onSubmit={onSubmit} />
    </Activity>
  );
  const drawn = await draw(inTab('visible'), 'en');
  onTestFinished(drawn.remove);
  const picker = drawn.host.querySelector('input[type=file]') as HTMLInputElement;
  await userEvent.upload(page.elementLocator(picker), new File(['x'], 'front.png'));
  await drawn.show(inTab('hidden'));
  arrive();
  await drawn.show(inTab('visible'));
  await expect.element(page.getByRole('button', { name: 'Remove front.png' })).toBeVisible();
  expect(ended).toEqual([]);
});

const partSchema: StandardSchema<{ days: Pickup['days'] }> = {
  '~standard': {
    version: 1,
    vendor: 'test',
    validate(given) {
      const value = given as { days: Pickup['days'] };
      const missing = (['from', 'to'] as const).filter((end) => value.days[end] === '');
      const issues = missing.map((end) => ({ message: `${end} is missing`, path: ['days', end] }));
      return issues.length > 0 ? { issues } : { value };
    },
  },
};

function PartForm() {
  const form = useForm({ schema: partSchema, values: { days: empty.days }, onSubmit: () => {} });
  return (
    <Form form={form}>
      <DateRangeField {...form.choice('days', 'Days')} />
      <button type="submit">Send</button>
    </Form>
  );
}

it('an issue of a part of a value appears at the field of the whole [nested-issues-appear-at-field]', async () => {
  const drawn = await draw(<PartForm />, 'en');
  onTestFinished(drawn.remove);
  expect(drawn.host.querySelector('[data-required]')?.textContent).toBe('Days');
  await userEvent.click(page.getByRole('button', { name: 'Send' }));
  await expect.element(page.getByRole('group', { name: 'Days' })).toHaveAccessibleDescription('from is missing');
  expect(document.activeElement).toBe(page.getByRole('textbox', { name: 'Start date' }).element());
  await userEvent.fill(page.getByRole('textbox', { name: 'Start date' }), '2026-02-01');
  await expect.element(page.getByRole('group', { name: 'Days' })).toHaveAccessibleDescription('to is missing');
  await userEvent.fill(page.getByRole('textbox', { name: 'End date' }), '2026-02-02');
  await expect.element(page.getByText('is missing')).not.toBeInTheDocument();
  expect(drawn.host.textContent).not.toContain('missing');
});
