import { expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Cascader } from '../choice/cascader';
import { CheckTree } from '../choice/check-tree';
import { Combobox } from '../choice/combobox';
import { MultiCombobox } from '../choice/multi-combobox';
import { DateField } from '../date/date-field';
import { DateRangeField } from '../date/date-range-field';
import { TimeField } from '../date/time-field';
import { Checkbox } from '../form/checkbox';
import { CheckboxGroup } from '../form/checkbox-group';
import { MoneyField } from '../form/money-field';
import { NumberField } from '../form/number-field';
import { RadioGroup } from '../form/radio-group';
import { TextArea } from '../form/text-area';
import { draw } from '../testing/draw';
import { UploadField } from '../upload/upload-field';
import type { UploadedFile } from '../upload/use-uploads';
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

it('every control says what is wrong with it, is required where the schema says so, and the first takes the focus', async () => {
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

it('every control hands its value to the form, and none of its keys sends it too early', async () => {
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
