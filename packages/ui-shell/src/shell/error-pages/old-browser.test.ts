import { runInNewContext } from 'node:vm';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { oldBrowserScript } from './old-browser';

test('is plain ASCII and closes no script element', () => {
  const hostile = oldBrowserScript({ messages: { title: '</script><b>', text: ['温馨'], close: '\u2028' } });
  for (const script of [oldBrowserScript(), hostile]) {
    expect(script).toMatch(/^[ -~\n]+$/);
    expect(script).not.toMatch(/<\/?script/i);
  }
});

test('is ECMAScript 5: nothing changes when it is compiled down', () => {
  const script = oldBrowserScript();
  const options = { allowJs: true, removeComments: false } as const;
  const compile = (target: ts.ScriptTarget) => ts.transpile(script, { ...options, target });
  expect(compile(ts.ScriptTarget.ES5)).toBe(compile(ts.ScriptTarget.ESNext));
});

test.each([
  ['Internet Explorer 11', 'Mozilla/5.0 (Windows NT 10.0; Trident/7.0; rv:11.0) like Gecko', {}, true],
  ['Internet Explorer 9', 'Mozilla/5.0 (compatible; MSIE 9.0; Windows NT 6.1)', {}, true],
  ['an engine without structuredClone', 'Mozilla/5.0 Chrome/86.0', { structuredClone: undefined }, true],
  ['an engine without CSS.supports', 'Mozilla/5.0 Chrome/20.0', { CSS: undefined }, true],
  ['a present engine', 'Mozilla/5.0 Chrome/140.0 Safari/537.36', {}, false],
])('in %s the reminder is shown or not', (_name, userAgent, lacking, shown) => {
  expect(run(userAgent, lacking).includes('温馨提示 / Friendly reminder')).toBe(shown);
});

test('shows instructions in both languages', () => {
  const words = run('MSIE 9.0', {});
  expect(words).toContain('请升级浏览器');
  expect(words).toContain('Please update it');
});

/** Runs the script in a separate context with a minimal document; returns the text that it added. */
function run(userAgent: string, lacking: Record<string, unknown>): string {
  const texts: string[] = [];
  const part = () => ({ style: {}, appendChild: () => {}, setAttribute: () => {}, focus: () => {} });
  const document = {
    body: part(),
    createElement: part,
    createTextNode: (text: string) => texts.push(text),
  };
  const web = {
    fetch,
    AbortController,
    structuredClone,
    CSS: { supports: () => true },
    document,
    navigator: { userAgent },
  };
  const context: Record<string, unknown> = { ...web, ...lacking };
  context.window = new Proxy(context, {
    get: (globals, name) => (name in globals ? globals[String(name)] : Reflect.get(globalThis, name)),
  });
  runInNewContext(oldBrowserScript(), context);
  return texts.join('\n');
}
