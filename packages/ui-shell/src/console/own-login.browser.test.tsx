import { createScriptedAdapter } from '@waybill/http/testing';
import { expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { PasswordField } from '../controls/basic/password-field';
import { Field } from '../forms/field';
import { Form } from '../forms/form';
import type { StandardSchema } from '../forms/standard-schema';
import { useForm } from '../forms/use-form';
import { createConsole } from './create-console';
import { useConsoleSession } from './features/runtime/console-hooks';
import { envelopeApi } from './kernel/api/envelope-api';

interface Login {
  username: string;
  password: string;
}

const anything: StandardSchema<Login> = {
  '~standard': { version: 1, vendor: 'test', validate: (value) => ({ value: value as Login }) },
};

function OwnLogin() {
  const { signIn } = useConsoleSession();
  const form = useForm({ schema: anything, values: { username: '', password: '' }, onSubmit: signIn });
  return (
    <Form form={form} aria-label="Own login">
      <Field form={form} name="username" label="Badge" />
      <Field form={form} name="password" label="Word" as={PasswordField} />
      <button type="submit">Enter</button>
    </Form>
  );
}

const at = window.location.href;

async function refuse(body: object) {
  const place = document.body.appendChild(document.createElement('div'));
  const stop = createConsole({
    routes: [],
    config: {
      tokenStorage: 'memory',
      language: 'en',
      slots: { login: { page: async () => ({ default: OwnLogin }) } },
    },
    api: envelopeApi({ adapter: createScriptedAdapter([{ match: 'POST /login', reply: { status: 401, body } }]) }),
  }).mount(place);
  onTestFinished(() => {
    stop();
    place.remove();
    window.history.replaceState(null, '', at);
  });
  await userEvent.fill(page.getByRole('textbox', { name: 'Badge' }), 'li');
  await userEvent.fill(page.getByLabelText('Word', { exact: true }), 'wrong');
  await userEvent.click(page.getByRole('button', { name: 'Enter' }));
}

const timesSaid = (sentence: string) => document.body.textContent?.split(sentence).length;

it("an own login shows the server's sentence once, at its field [custom-login-message-once]", async () => {
  await refuse({ code: 401, message: 'Refused', data: { fields: { password: 'That is not the word' } } });
  const word = page.getByLabelText('Word', { exact: true });
  await expect.element(word).toHaveAccessibleDescription('That is not the word');
  await expect.element(word).toHaveFocus();
  expect([timesSaid('That is not the word'), timesSaid('Refused')]).toEqual([2, 1]);
});

it('what an own login was refused for stands above its form where the server names no field', async () => {
  await refuse({ code: 401, message: 'Closed on Sundays' });
  await expect.element(page.getByRole('alert').getByText('Closed on Sundays')).toBeVisible();
  expect(timesSaid('Closed on Sundays')).toBe(2);
});
