// @vitest-environment jsdom
import { expect, it, onTestFinished, vi } from 'vitest';
import { app } from '../../../../examples/office/src/app';
import { renderApp } from './render-app';

it.each([
  ['en', 'Add', 'Text', 'Save', 'Length must be at most 80'],
  ['zh', '新增', '内容', '保存', '长度不能超过 80 个字符'],
])(
  'the office that the command writes shows a broken rule in %s [rules-have-words]',
  async (language, add, text, save, words) => {
    const page = await renderApp(app, '/notes', { responses: { 'GET /notes': { list: [], total: 0 } }, language });
    onTestFinished(page.unmount);
    const press = (name: string) => {
      const button = [...document.querySelectorAll('button')].reverse().find(({ textContent }) => textContent === name);
      if (!button) throw new Error(`There is no button "${name}".`);
      button.click();
    };
    press(add);
    const field = await vi.waitFor(() => {
      const input = document.querySelector<HTMLInputElement>('[role="dialog"] input:not([type="checkbox"])');
      if (!input) throw new Error(`There is no field "${text}".`);
      return input;
    });
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'x'.repeat(81));
    field.dispatchEvent(new Event('input', { bubbles: true }));
    press(save);
    const dialog = () => document.querySelector('[role="dialog"]')?.textContent;
    await vi.waitFor(() => expect(dialog()).toContain(words));
    expect(dialog()).not.toContain('maxLength');
  },
);
