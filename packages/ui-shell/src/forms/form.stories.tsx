import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { inArabic } from '../../testing/state-sheet';
import { Button } from '../controls/basic/button';
import { Segmented } from '../controls/basic/segmented';
import { Select } from '../controls/basic/select';
import { Switch } from '../controls/basic/switch';
import { TextArea } from '../controls/basic/text-area';
import { TextField } from '../controls/basic/text-field';
import { DateField } from '../controls/date/date-field';
import { across } from './across';
import { Field } from './field';
import { Form } from './form';
import { FormDialog } from './form-dialog';
import { FormActions, FormRow, FormSection } from './form-layout';
import type { StandardIssue, StandardSchema } from './standard-schema';
import { useForm } from './use-form';

const meta: Meta = {
  title: 'Forms/Form',
  component: Form,
  subcomponents: { Field, FormDialog, FormSection, FormRow, FormActions },
};
export default meta;

interface Pickup {
  size: 'small' | 'large' | '';
  name: string;
  phone: string;
  insured: boolean;
  value: string;
}

const schema = across<Pickup>(
  {
    '~standard': {
      version: 1,
      vendor: 'story',
      validate(value) {
        const { size, name, phone } = value as Pickup;
        const issues: StandardIssue[] = [];
        if (!size) issues.push({ message: '', code: 'oneOf', path: ['size'] });
        if (!name) issues.push({ message: '', code: 'required', path: ['name'] });
        if (!/^1\d{10}$/.test(phone)) issues.push({ message: 'A mobile number has 11 digits', path: ['phone'] });
        return issues.length > 0 ? { issues } : { value: value as Pickup };
      },
    },
  } satisfies StandardSchema<Pickup>,
  ({ insured, value }) => (insured && !value ? [{ message: 'Insurance needs a value', path: ['value'] }] : []),
);

function PickupForm() {
  const form = useForm({
    schema,
    values: { size: '', name: '', phone: '', insured: false, value: '' } as Pickup,
    normalise: { phone: (typed) => typed.replace(/\s/g, '') },
    onSubmit: async ({ name }) =>
      name === 'closed'
        ? { message: '', fields: { name: 'This contact is closed' } }
        : { message: 'Today is full. Choose tomorrow.', fields: {} },
  });
  return (
    <Form
      form={form}
      refusedTitle="It was not submitted"
      aria-label="Book a collection"
      style={{ display: 'grid', gap: 16, maxWidth: 420, padding: 24 }}
    >
      <Segmented
        {...form.choice('size', 'Size')}
        labelHidden={false}
        options={[
          { value: 'small', label: 'Small' },
          { value: 'large', label: 'Large' },
        ]}
      />
      <TextField {...form.field('name', 'Contact')} />
      <TextField {...form.field('phone', 'Mobile')} inputMode="tel" />
      <Switch {...form.toggle('insured', 'Insured')} />
      <TextField {...form.field('value', 'Value')} prefix="¥" />
      <Button type="submit" tone="primary" busy={form.busy}>
        Submit
      </Button>
    </Form>
  );
}

/** Shows all errors at once and focuses the first invalid field; a rule over two fields follows both. */
export const JudgedBySchema: StoryObj = {
  render: () => <PickupForm />,
  play: async () => {
    await userEvent.click(screen.getByRole('switch', { name: 'Insured' }));
    await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Small' })).toHaveFocus());
    await expect(screen.getByRole('textbox', { name: 'Contact' })).toHaveAccessibleDescription('Enter Contact');
    await expect(screen.getByRole('textbox', { name: 'Value' })).toHaveAccessibleDescription('Insurance needs a value');
  },
};

/** Server errors of a field appear at the field; errors of the whole form appear above it. */
export const RefusedByServer: StoryObj = {
  render: () => <PickupForm />,
  play: async () => {
    await userEvent.click(screen.getByRole('radio', { name: 'Small' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Mobile' }), '138 1234 5678');
    await userEvent.type(screen.getByRole('textbox', { name: 'Contact' }), 'closed{Enter}');
    await expect(screen.getByRole('textbox', { name: 'Mobile' })).toHaveValue('13812345678');
    const name = screen.getByRole('textbox', { name: 'Contact' });
    await expect(await screen.findByText('This contact is closed')).toBeVisible();
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.type(name, 'Lee{Control>}{Enter}{/Control}');
    await expect(await screen.findByRole('alert')).toHaveTextContent('Today is full. Choose tomorrow.');
  },
};

interface Parking {
  plate: string;
  zone: string;
  from: string;
  until: string;
  remark: string;
  reminder: boolean;
}

const anything: StandardSchema<Parking> = {
  '~standard': { version: 1, vendor: 'story', validate: (value) => ({ value: value as Parking }) },
};

function ParkingForm() {
  const form = useForm({
    schema: anything,
    values: { plate: '', zone: 'north', from: '', until: '', remark: '', reminder: false },
    onSubmit: () => {},
  });
  const zones = [
    { value: 'north', label: 'North' },
    { value: 'south', label: 'South' },
  ];
  return (
    <Form form={form} aria-label="Parking" style={{ padding: 24 }}>
      <FormSection title="Permit" lead="As it stands on the plate">
        <FormRow>
          <Field form={form} name="plate" label="Plate" />
          <Field form={form} name="zone" label="Zone" as={Select} options={zones} />
        </FormRow>
      </FormSection>
      <FormSection title="Days">
        <FormRow>
          <Field form={form} name="from" label="From" as={DateField} />
          <Field form={form} name="until" label="Until" as={DateField} />
        </FormRow>
        <Field form={form} name="remark" label="Remark" as={TextArea} limit={80} />
        <Field form={form} name="reminder" label="Remind me" as={Switch} />
      </FormSection>
      <FormActions>
        <Button onClick={() => form.reset()}>Reset</Button>
        <Button type="submit" tone="primary" busy={form.busy}>
          Save
        </Button>
      </FormActions>
    </Form>
  );
}

/** Sections, rows and buttons of a page's form. */
export const LaidOut: StoryObj = {
  render: () => <ParkingForm />,
  play: async () => {
    await userEvent.type(screen.getByRole('textbox', { name: 'Remark' }), 'By the gate');
    await userEvent.click(screen.getByRole('switch', { name: 'Remind me' }));
    await userEvent.click(screen.getByRole('combobox', { name: 'Zone' }));
    await userEvent.click(await screen.findByRole('option', { name: 'South' }));
    await expect(screen.getByRole('switch', { name: 'Remind me' })).toBeChecked();
    await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
    await expect(screen.getByRole('combobox', { name: 'Zone' })).toHaveTextContent('North');
    await expect(screen.getByRole('textbox', { name: 'Remark' })).toHaveValue('');
  },
};

/** Right to left, in Arabic. */
export const InArabic: StoryObj = { ...inArabic, render: () => <PickupForm /> };
