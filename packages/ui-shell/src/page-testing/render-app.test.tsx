// @vitest-environment jsdom

import { array, integer, notEmpty, object, pipe, string } from '@waybill/validators';
import { useParams } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import type { ConsoleApplication } from '../console/console-application';
import { useList } from '../console/features/data/list/use-list';
import { useEdit } from '../console/features/data/record/use-edit';
import { defineResource } from '../console/features/data/resource/define-resource';
import { envelopeApi } from '../console/kernel/api/envelope-api';
import { defineConfig } from '../console/kernel/console-config';
import { defineRoutes } from '../console/kernel/route-entry';
import { Field } from '../forms/field';
import { Form } from '../forms/form';
import { useForm } from '../forms/use-form';
import { defineMessages } from '../locales/define-messages';
import { useText } from '../locales/use-text';
import { type RenderedApp, renderApp } from './render-app';
import { reply } from './reply';

const person = object({ id: integer(), name: string() });
const people = defineResource({
  list: { method: 'GET', url: '/v1/people', response: object({ list: array(person), total: integer() }) },
  record: { method: 'GET', url: '/v1/people/:id', response: person },
  update: { method: 'PUT', url: '/v1/people/:id', body: object({ name: string() }), response: person },
});
const words = defineMessages('people', { name: { zh: '姓名', en: 'Full name' } });

function People() {
  return (
    <p>
      {useList(people)
        .rows.map(({ name }) => name)
        .join()}
    </p>
  );
}

function Person() {
  const { record } = useEdit(people, Number(useParams().id));
  return record ? <PersonForm name={record.name} /> : null;
}

function PersonForm({ name }: { name: string }) {
  const t = useText();
  const edit = useEdit(people, Number(useParams().id));
  const form = useForm({
    schema: object({ name: pipe(string(), notEmpty()) }),
    values: { name },
    onSubmit: edit.submit,
  });
  return (
    <Form form={form} aria-label="Person">
      <Field form={form} name="name" label={words.name} />
      <button type="submit">{t(words.name)}</button>
    </Form>
  );
}

const api = envelopeApi({
  conventions: {
    success: [200],
    data: { field: 'result' },
    messages: { code: 'meta.status', sentence: 'meta.reason', fields: 'meta.fields' },
    session: { header: 'x-session' },
  },
  paths: { userInfo: '/v1/me', notices: false },
});

const app: ConsoleApplication = {
  routes: defineRoutes([
    { path: '/people', name: 'People', page: async () => ({ default: People }), nav: { title: 'People' } },
    {
      path: '/people/:id',
      name: 'Person',
      page: async () => ({ default: Person }),
      nav: { title: 'Person', hidden: true },
    },
    { path: '/vault', name: 'Vault', page: async () => ({ default: () => <p>Gold</p> }), guard: { role: ['keeper'] } },
  ]),
  config: defineConfig({
    language: 'en',
    subTitle: 'Clinic',
  }),
  api,
};

let page: RenderedApp | undefined;
afterEach(() => page?.unmount());

const field = () => {
  const label = [...document.querySelectorAll('label')].find(({ textContent }) => textContent?.includes('Full name'));
  return document.getElementById(label?.htmlFor ?? '') as HTMLInputElement;
};

it('an app is drawn at an address with its parameters, settings, envelope and messages [app-in-a-test]', async () => {
  page = await renderApp(app, '/people/7', { responses: { 'GET /v1/people/7': { id: 7, name: 'Ann' } } });
  await vi.waitFor(() => expect(field().value).toBe('Ann'));
  expect(page.address()).toBe('/people/7');
  expect(page.calls[0]).toMatchObject({ url: '/v1/people/7', headers: { 'x-session': 'scripted' } });
});

it("what the app's API refuses is shown at the fields that the app finds in it [app-in-a-test]", async () => {
  page = await renderApp(app, '/people/7', {
    responses: {
      'GET /v1/people/7': { id: 7, name: 'Ann' },
      'PUT /v1/people/7': reply({ status: 422, body: { meta: { status: 9, fields: { name: 'Taken already' } } } }),
    },
  });
  await vi.waitFor(field);
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(), 'Bob');
  field().dispatchEvent(new Event('input', { bubbles: true }));
  document.querySelector<HTMLButtonElement>('form[aria-label="Person"] button')?.click();
  await vi.waitFor(() => expect(document.body.textContent).toContain('Taken already'));
  expect(document.activeElement).toBe(field());
});

it('is drawn when a response is read, however long a step of the client takes for it [app-in-a-test]', async () => {
  const step = {
    name: 'slow',
    run: async <Reply,>(_call: unknown, next: () => Promise<Reply>) => {
      const response = await next();
      await new Promise((resolve) => setTimeout(resolve, 200));
      return response;
    },
  };
  const slow = { ...app, api: { ...api, http: { ...api.http, steps: [{ before: 'judge' as const, step }] } } };
  page = await renderApp(slow, '/people', {
    responses: { 'GET /v1/people': { list: [{ id: 7, name: 'Ann' }], total: 1 } },
  });
  expect(page.container.textContent).toContain('Ann');
});

it('navigates to another page and shows the user [app-in-a-test]', async () => {
  const responses = { 'GET /v1/people': { list: [{ id: 7, name: 'Ann' }], total: 1 } };
  page = await renderApp(app, '/people', { responses });
  expect(page.container.textContent).toContain('Ann');
  await page.goTo('/vault');
  expect(page.container.textContent).not.toContain('Gold');
  await page.unmount();
  page = await renderApp(app, '/people', { responses, user: { username: 'carl', roles: ['keeper'] } });
  await page.goTo('/vault');
  expect(page.container.textContent).toContain('Gold');
  expect(page.container.textContent).toContain('carl');
});

it("asks the app's own API who is signed in, or shows its login [app-in-a-test]", async () => {
  const responses = { 'GET /v1/me': { username: 'dora', roles: ['keeper'] } };
  page = await renderApp(app, '/vault', { responses, user: 'api' });
  expect(page.container.textContent).toContain('Gold');
  expect(page.container.textContent).toContain('dora');
  await page.unmount();
  page = await renderApp(app, '/vault', { user: null });
  expect(page.address()).toMatch(/^\/login/);
  // The login may have requested its picture already.
  expect(page.calls.filter(({ url }) => url !== '/captchaImage')).toEqual([]);
});

it('leaves nothing behind: storages and document are as before [app-in-a-test]', async () => {
  window.localStorage.setItem('mine', 'kept');
  const before = document.body.childElementCount;
  page = await renderApp(app, '/vault', { user: { roles: ['keeper'] }, language: 'zh' });
  await page.unmount();
  expect({ ...window.localStorage }).toEqual({ mine: 'kept' });
  expect(document.body.childElementCount).toBe(before);
  window.localStorage.clear();
  page = undefined;
});
