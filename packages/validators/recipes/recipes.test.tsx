import { readFileSync } from 'node:fs';
import { FormApi } from '@tanstack/react-form';
import { type } from 'arktype';
import { renderToStaticMarkup } from 'react-dom/server';
import { safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { app } from './hono';
import * as hookForm from './react-hook-form';
import * as inArktype from './rules-in-arktype';
import * as inValibot from './rules-in-valibot';
import * as inZod from './rules-in-zod';
import * as tanstack from './tanstack-form';
import { contacts } from './trpc';
import * as valibot from './valibot';
import { useContactForm } from './vue';
import * as zod from './zod';

const wrongMobile = '请输入正确的手机号';

describe('the recipe for', () => {
  it('zod normalises and refuses', () => {
    expect(zod.consignment.parse({ mobile: '+86 138 1234 5678', plate: '京a·12345' })).toEqual({
      mobile: '13812345678',
      plate: '京A12345',
    });
    const { error } = zod.consignment.safeParse({ mobile: '23', plate: '京A12345' });
    expect(error?.issues).toMatchObject([{ path: ['mobile'], message: wrongMobile }]);
  });

  it('valibot normalises and refuses', () => {
    expect(safeParse(valibot.consignment, { mobile: '138-1234-5678', plate: '京A12345' }).output).toMatchObject({
      mobile: '13812345678',
    });
    expect(safeParse(valibot.consignment, { mobile: '23', plate: '京A12345' }).issues).toMatchObject([
      { message: wrongMobile },
    ]);
  });

  it('rules in valibot takes what the rules take', () => {
    const right = { mobile: '13812345678', plate: '京A12345' };
    expect(safeParse(inValibot.consignment, right).output).toEqual(right);
    const wrong = { mobile: '23', plate: '京A12345' };
    expect(safeParse(inValibot.consignment, wrong).issues).toMatchObject([{ message: wrongMobile }]);
  });

  it('rules in zod takes what the rules take', () => {
    const right = { mobile: '13812345678', plate: '京A12345' };
    expect(inZod.consignment.parse(right)).toEqual(right);
    const { error } = inZod.consignment.safeParse({ ...right, mobile: '23' });
    expect(error?.issues).toMatchObject([{ path: ['mobile'], message: wrongMobile, params: { code: 'mobile' } }]);
  });

  it('rules in arktype takes what the rules take', () => {
    const right = { mobile: '13812345678', plate: '京A12345' };
    expect(inArktype.consignment(right)).toEqual(right);
    const refused = inArktype.consignment({ ...right, mobile: '23' });
    if (!(refused instanceof type.errors)) expect.fail('is accepted');
    expect(refused.summary).toContain(wrongMobile);
    expect(refused.map(({ path }) => [...path])).toEqual([['mobile']]);
  });

  it('react-hook-form hands out messages by field, and values', async () => {
    const { resolver, ContactForm } = hookForm;
    const options = { fields: {}, shouldUseNativeValidation: false };
    const { errors } = await resolver({ name: '李', mobile: '23' }, undefined, options);
    expect(errors).toMatchObject({ mobile: { message: wrongMobile }, name: { message: '长度不能少于 2 个字符' } });
    const { values } = await resolver({ name: '李四', mobile: '13812345678' }, undefined, options);
    expect(values).toEqual({ name: '李四', mobile: '13812345678' });
    expect(renderToStaticMarkup(<ContactForm onSubmit={() => undefined} />)).toContain('手机号');
  });

  it('TanStack Form shows the message at the field and submits what is right', async () => {
    const { options, ContactForm } = tanstack;
    const submitted: unknown[] = [];
    const form = new FormApi({ ...options, onSubmit: ({ value }) => void submitted.push(value) });
    form.mount();
    form.setFieldValue('mobile', '23');
    await form.handleSubmit();
    expect(form.getAllErrors().fields.mobile?.errors).toMatchObject([{ message: wrongMobile }]);
    form.setFieldValue('mobile', '13812345678');
    form.setFieldValue('name', '李四');
    await form.handleSubmit();
    expect(submitted).toEqual([{ name: '李四', mobile: '13812345678' }]);
    expect(renderToStaticMarkup(<ContactForm onSubmit={() => undefined} />)).toContain('手机号');
  });

  it('tRPC refuses what is no contact', async () => {
    const caller = contacts.createCaller({});
    await expect(caller.save({ name: '李四', mobile: '13812345678' })).resolves.toBe('saved 李四');
    await expect(caller.save({ name: '李四', mobile: '23' })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });

  it('Hono answers 400 with the issues', async () => {
    const post = (body: object) =>
      app.request('/contacts', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    expect(await (await post({ name: '李四', mobile: '13812345678' })).json()).toEqual({ saved: '李四' });
    const refused = await post({ name: '李四', mobile: '23' });
    expect(refused.status).toBe(400);
    expect(JSON.stringify(await refused.json())).toContain(wrongMobile);
  });

  it('Vue follows what is typed', () => {
    const { form, messages, result } = useContactForm();
    form.name = '李四';
    form.mobile = '23';
    expect(messages.value).toEqual({ mobile: wrongMobile });
    form.mobile = '13812345678';
    expect(result.value.ok).toBe(true);
  });

  it('each library runs at the version that the package pins', () => {
    const { devDependencies } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
      devDependencies: Record<string, string>;
    };
    for (const [name, version] of Object.entries(devDependencies))
      expect([name, version]).toEqual([name, expect.stringMatching(/^\d+\.\d+\.\d+$/)]);
  });
});
