import { useState } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { draw } from '../../testing/draw';
import { Field } from './field';
import { Form } from './form';
import type { StandardSchema } from './standard-schema';
import { useForm } from './use-form';

interface Parcel {
  name: string;
  city: string;
}

const schema: StandardSchema<Parcel> = {
  '~standard': {
    version: 1,
    vendor: 'test',
    validate(value) {
      const issues = Object.entries(value as Parcel).flatMap(([name, text]) =>
        text === '' ? [{ message: `${name} is missing`, path: [name] }] : [],
      );
      return issues.length > 0 ? { issues } : { value: value as Parcel };
    },
  },
};

function Wizard({ onSubmit }: { onSubmit: (parcel: Parcel) => void }) {
  const [step, setStep] = useState(1);
  const form = useForm({
    schema,
    values: { name: '', city: '' },
    normalise: { name: (name) => name.trim() },
    onSubmit,
  });
  return (
    <Form form={form}>
      {step === 1 && <Field form={form} name="name" label="Name" />}
      {step === 2 && <Field form={form} name="city" label="City" />}
      <button type="button" onClick={async () => (await form.check(['name'])) && setStep(2)}>
        Next
      </button>
      <button type="submit">Send</button>
    </Form>
  );
}

it('a step of a wizard is judged alone, and the form keeps its values [fields-checked-by-step]', async () => {
  const onSubmit = vi.fn();
  const drawn = await draw(<Wizard onSubmit={onSubmit} />);
  onTestFinished(drawn.remove);
  const next = page.getByRole('button', { name: 'Next' });
  await userEvent.click(next);
  await expect.element(page.getByText('name is missing')).toBeVisible();
  expect(document.body.textContent).not.toContain('city is missing');
  await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  await userEvent.fill(page.getByRole('textbox', { name: 'Name' }), ' Ann ');
  await userEvent.click(next);
  await userEvent.fill(page.getByRole('textbox', { name: 'City' }), 'Hamburg');
  await userEvent.click(page.getByRole('button', { name: 'Send' }));
  await expect.poll(() => onSubmit.mock.calls).toEqual([[{ name: 'Ann', city: 'Hamburg' }]]);
});
