import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const source = path.join(path.dirname(fileURLToPath(import.meta.url)), '../src');
const stories = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.stories.tsx'))
  .map((file) => readFileSync(path.join(source, file), 'utf8'));

/** The components of an entry: what it exports together with its props. */
function componentsOf(entry: string): string[] {
  const text = readFileSync(path.join(source, 'exports', `${entry}.ts`), 'utf8');
  return [...text.matchAll(/\b([A-Z][a-z]\w+), type \1Props\b/g)].map((found) => found[1] as string);
}

const entries = ['index', 'controls', 'display', 'table', 'forms'].flatMap((entry) =>
  componentsOf(entry).map((name) => [entry, name]),
);

describe('the workshop', () => {
  it.each(entries)('of %s documents %s with its props', (_entry, name) => {
    const documented = new RegExp(`\\bcomponent: ${name}\\b|subcomponents: \\{[^}]*\\b${name}\\b`);
    expect(stories.some((text) => documented.test(text))).toBe(true);
  });

  // A drawer covers the page: its situations are stories of their own.
  it.each(componentsOf('controls').filter((name) => name !== 'Drawer'))(
    'lets %s be played with and shows its states side by side [every-component-documented-played-with-in-workshop]',
    (name) => {
      const own = stories.filter((text) => text.includes(`component: ${name},`));
      expect(own.some((text) => text.includes('Playground') && /States = statesOf\(/.test(text))).toBe(true);
    },
  );

  const composed = {
    'Shell/Menus': ['TreeStates', 'RailStates', 'ColumnBarStates', 'TextTabStates', 'HorizontalStates'],
    'Shell/Tabs bar': ['SmoothStates', 'CardStates', 'SmartStates'],
    'Shell/Header': ['States'],
    'Console/List page': ['States'],
    'Console/Login': ['ByPassword', 'ByTextMessage', 'Register', 'PasswordMissing', 'OnAPhone'],
    'Feedback/Drawer': ['BesideAList', 'LongText', 'Empty'],
  };
  it.each(Object.entries(composed))(
    'shows %s, a composed part, in its states [composed-parts-in-their-states]',
    (title, names) => {
      const own = stories.find((text) => text.includes(`title: '${title}'`)) ?? '';
      for (const name of names) expect(own).toContain(`export const ${name}`);
    },
  );

  it.each([
    ...Object.keys(composed),
    'Shell/Layouts',
    'Feedback/Dialog',
    'Shell/Header tools/Small tools',
    'Shell/Header tools/Notice',
    'Shell/Header tools/Search',
    'Shell/Header tools/Theme drawer',
    'Data/Data table',
    'Shell/Error pages',
  ])('shows %s as it is read from the right [composed-parts-from-right]', (title) => {
    const own = stories.find((text) => text.includes(`title: '${title}'`)) ?? '';
    expect(own).toContain('...inArabic');
  });

  it('names nothing in Chinese alone: what is Chinese is typed into a field, or drawn by a story in Chinese', () => {
    const labels = stories.flatMap(
      (text) => text.match(/(?:label|title|hint|placeholder|error)[=:] ?["'{][^"'}]*\p{Script=Han}.*/gu) ?? [],
    );
    expect(labels).toEqual([]);
  });
});
