import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { inArabic } from '../../../testing/state-sheet';
import { Button } from '../../controls/basic/button';
import { Field } from '../field';
import { Form } from '../form';
import { FormSection } from '../form-layout';
import type { StandardIssue, StandardSchema } from '../standard-schema';
import { useForm } from '../use-form';
import { FormStepActions, FormStepPart, FormSteps } from './form-steps';
import { useFormSteps } from './use-form-steps';

interface Parcel {
  sender: string;
  receiver: string;
  weight: string;
}

const schema: StandardSchema<Parcel> = {
  '~standard': {
    version: 1,
    vendor: 'story',
    validate(value) {
      const issues = Object.entries(value as Parcel).flatMap(([name, text]): StandardIssue[] =>
        text === '' ? [{ message: '', code: 'required', path: [name] }] : [],
      );
      return issues.length > 0 ? { issues } : { value: value as Parcel };
    },
  },
};

function Wizard({ folds }: { folds: 'always' | 'narrow' }) {
  const form = useForm({ schema, values: { sender: '', receiver: '', weight: '' }, onSubmit: () => {} });
  const steps = useFormSteps(
    form,
    [
      { title: 'Sender', fields: ['sender'] },
      { title: 'Receiver', fields: ['receiver'] },
      { title: 'Goods', fields: ['weight'] },
    ],
    { folds },
  );
  return (
    <Form form={form} aria-label="Book a parcel" style={{ display: 'grid', gap: 16, maxWidth: 480, padding: 24 }}>
      <FormSteps steps={steps} />
      <FormStepPart step={0} steps={steps}>
        <FormSection title="Sender">
          <Field form={form} name="sender" label="Sender's name" />
        </FormSection>
      </FormStepPart>
      <FormStepPart step={1} steps={steps}>
        <FormSection title="Receiver">
          <Field form={form} name="receiver" label="Receiver's name" />
        </FormSection>
      </FormStepPart>
      <FormStepPart step={2} steps={steps}>
        <FormSection title="Goods">
          <Field form={form} name="weight" label="Weight" />
        </FormSection>
      </FormStepPart>
      <FormStepActions steps={steps}>
        <Button type="submit" tone="primary">
          Book
        </Button>
      </FormStepActions>
    </Form>
  );
}

const meta = {
  title: 'Forms/Steps of a form',
  component: FormSteps,
  subcomponents: { FormStepPart, FormStepActions },
} satisfies Meta<typeof FormSteps>;
export default meta;

/** One step at a time; the next one opens once the fields of this one are right. */
export const OneAtATime: StoryObj = {
  render: () => <Wizard folds="always" />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(canvas.getByRole('textbox', { name: "Sender's name" })).toBeInvalid();
    await userEvent.type(canvas.getByRole('textbox', { name: "Sender's name" }), 'Ann{Enter}');
    await expect(await canvas.findByRole('textbox', { name: "Receiver's name" })).toHaveFocus();
  },
};

/** Below one another where there is room. */
export const NarrowScreensAlone: StoryObj = { render: () => <Wizard folds="narrow" /> };

export const InArabic: StoryObj = { ...inArabic, render: () => <Wizard folds="always" /> };
