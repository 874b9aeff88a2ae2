// @vitest-environment jsdom
import { maxLength, object, pipe, string } from '@waybill/validators';
import { creditCode } from '@waybill/validators/cn';
import { expect, it, onTestFinished, vi } from 'vitest';
import { Field } from '../../../../forms/field';
import { Form } from '../../../../forms/form';
import { useForm } from '../../../../forms/use-form';
import { renderApp } from '../../../../page-testing/render-app';
import type { ConsoleApplication } from '../../../console-application';
import { german } from './shipped-languages';

const schema = object({ name: pipe(string(), maxLength(2)), licence: creditCode() });

function Office() {
  const form = useForm({ schema, values: { name: 'long', licence: '?' }, onSubmit: () => {} });
  return (
    <Form form={form}>
      <Field form={form} name="name" label="Name" />
      <Field form={form} name="licence" label="Licence" />
      <button type="submit">Send</button>
    </Form>
  );
}

const app: ConsoleApplication = {
  routes: [{ path: '/office', page: async () => ({ default: Office }) }],
  config: {
    access: 'none',
    languages: [
      { name: 'en', title: 'English', htmlLang: 'en' },
      { name: 'zh', title: '中文', htmlLang: 'zh-CN' },
      german,
      { name: 'es', title: 'Español', htmlLang: 'es' },
    ],
    messages: { es: { 'rules.maxLength': 'Como máximo {max} caracteres' } },
  },
};

it.each([
  ['en', 'Length must be at most 2', 'Enter a correct unified social credit code'],
  ['zh', '长度不能超过 2 个字符', '请输入正确的统一社会信用代码'],
  ['de', 'Darf höchstens 2 Zeichen lang sein', 'Geben Sie einen gültigen Sozialkreditcode ein'],
  ['es', 'Como máximo 2 caracteres', 'Enter a correct unified social credit code'],
])('a broken rule of a plain schema has words in %s [rules-have-words]', async (language, name, licence) => {
  const page = await renderApp(app, '/office', { language });
  onTestFinished(page.unmount);
  page.container.querySelector<HTMLButtonElement>('[type="submit"]')?.click();
  const errors = () => [...page.container.querySelectorAll('[id$="-error"]')].map((node) => node.textContent);
  await vi.waitFor(() => expect(errors()).toEqual([name, licence]));
});
