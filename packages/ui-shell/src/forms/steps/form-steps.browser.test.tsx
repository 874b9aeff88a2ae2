import { expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { draw } from '../../../testing/draw';
import { Button } from '../../controls/basic/button';
import { noPageActions, PageScopeContext } from '../../shell/cached-pages/page-scope';
import { type ClaimedDraft, type DraftSource, DraftsContext } from '../drafts/drafts';
import { Field } from '../field';
import { Form } from '../form';
import type { StandardSchema } from '../standard-schema';
import { useForm } from '../use-form';
import { FormStepActions, FormStepPart, FormSteps } from './form-steps';
import { useFormSteps } from './use-form-steps';

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

interface WizardProps {
  onSubmit: (parcel: Parcel) => void;
  folds?: 'always' | 'narrow';
  draft?: { name: string };
}

function Wizard({ onSubmit, folds = 'always', draft }: WizardProps) {
  const form = useForm({ schema, values: { name: '', city: '' }, onSubmit, ...(draft && { draft }) });
  const steps = useFormSteps(
    form,
    [
      { title: 'Sender', fields: ['name'] },
      { title: 'Place', fields: ['city'] },
    ],
    { folds },
  );
  return (
    <Form form={form}>
      <FormSteps steps={steps} />
      <FormStepPart step={0} steps={steps}>
        <Field form={form} name="name" label="Name" />
      </FormStepPart>
      <FormStepPart step={1} steps={steps}>
        <Field form={form} name="city" label="City" />
      </FormStepPart>
      <FormStepActions steps={steps}>
        <Button type="submit">Send</Button>
      </FormStepActions>
    </Form>
  );
}

const box = (name: string) => page.getByRole('textbox', { name });
const button = (name: string) => page.getByRole('button', { name, exact: true });

const scope = { key: 'page', actions: noPageActions, life: { visible: true, shows: 1 } };

async function drawWizard(props: Partial<WizardProps> = {}, drafts?: DraftSource) {
  const onSubmit = vi.fn();
  const wizard = <Wizard onSubmit={onSubmit} {...props} />;
  const drafted = drafts && (
    <PageScopeContext value={scope}>
      <DraftsContext value={drafts}>{wizard}</DraftsContext>
    </PageScopeContext>
  );
  const drawn = await draw(drafted ?? wizard);
  onTestFinished(drawn.remove);
  return { onSubmit, remove: drawn.remove };
}

it('goes to the next step once the fields of this one are right, by Enter too [form-in-steps]', async () => {
  const { onSubmit } = await drawWizard();
  await userEvent.click(button('Next'));
  await expect.element(page.getByText('name is missing')).toBeVisible();
  await expect.element(box('Name')).toHaveFocus();
  await userEvent.keyboard('Ann{Enter}');
  await expect.element(box('City')).toHaveFocus();
  expect(page.getByText('city is missing').elements()).toEqual([]);
  await expect.element(button('2 Place')).toHaveAttribute('aria-current', 'step');
  await userEvent.click(button('Back'));
  await expect.element(box('Name')).toHaveFocus();
  await userEvent.keyboard('a{Enter}');
  await expect.element(box('City')).toHaveFocus();
  await userEvent.keyboard('Hamburg{Enter}');
  await expect.poll(() => onSubmit.mock.calls).toEqual([[{ name: 'Anna', city: 'Hamburg' }]]);
});

it('a submission that fails opens the step of the first wrong field [form-in-steps]', async () => {
  const { onSubmit } = await drawWizard();
  await userEvent.click(button('2 Place'));
  await userEvent.fill(box('City'), 'Hamburg');
  await userEvent.click(button('Send'));
  await expect.element(box('Name')).toHaveFocus();
  await expect.element(page.getByText('name is missing')).toBeVisible();
  expect(onSubmit).not.toHaveBeenCalled();
});

it('shows all steps below one another where there is room, if it folds on narrow screens alone [form-in-steps]', async () => {
  await drawWizard({ folds: 'narrow' });
  await expect.element(box('Name')).toBeVisible();
  await expect.element(box('City')).toBeVisible();
  expect(page.getByRole('navigation').elements()).toEqual([]);
});

it('keeps one draft over all steps [form-in-steps]', async () => {
  let stored: ClaimedDraft['stored'] = null;
  const hold = (): ClaimedDraft => ({
    stored: stored,
    resumed: false,
    write: async (draft) => {
      stored = draft;
    },
    delete: () => {
      stored = null;
    },
    release: () => {},
    resume: () => {},
  });
  const drafts: DraftSource = {
    open: async () => ({
      claim: async () => (stored ? hold() : null),
      create: hold,
      hindrance: () => undefined,
      ended: new AbortController().signal,
      isLeft: () => false,
    }),
    onFailed: (cause) => expect.unreachable(String(cause)),
  };
  const draft = { name: 'parcel' };
  const first = await drawWizard({ draft }, drafts);
  await userEvent.fill(box('Name'), 'Ann');
  await userEvent.click(button('Next'));
  await userEvent.fill(box('City'), 'Hamburg');
  await expect.poll(() => stored?.changes).toEqual({ name: 'Ann', city: 'Hamburg' });
  await first.remove();
  const { onSubmit } = await drawWizard({ draft }, drafts);
  await userEvent.click(button('Continue'));
  await expect.element(box('Name')).toHaveValue('Ann');
  await userEvent.click(button('Next'));
  await expect.element(box('City')).toHaveValue('Hamburg');
  await userEvent.click(button('Send'));
  await expect.poll(() => onSubmit.mock.calls).toEqual([[{ name: 'Ann', city: 'Hamburg' }]]);
});
