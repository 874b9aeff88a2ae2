import { I18nProvider } from '@lingui/react';
import { composeStories } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { createI18n } from '../packages/ui-shell/src/locales/create-i18n';
import { shellMessages } from '../packages/ui-shell/src/shell-messages';

type Composable = Parameters<typeof composeStories>[0];

/** A file of stories, as it is loaded. */
interface Stories {
  readonly default: { readonly title?: string; readonly component?: unknown; readonly subcomponents?: object };
  readonly [story: string]: { readonly globals?: { readonly direction?: string } };
}

const files = Object.entries(import.meta.glob<Stories>('../packages/*/src/**/*.stories.tsx'));
const entries = import.meta.glob<object>([
  '../packages/ui-shell/src/exports/{index,controls,display,table,forms,import}.ts',
  '../packages/auth-core/src/exports/react.ts',
]);
const stories = await Promise.all(files.map(async ([file, load]) => [file, await load()] as const));
const exported = await Promise.all(
  Object.entries(entries).map(async ([file, load]) => [file, Object.entries(await load())] as const),
);
const components = exported.flatMap(([file, all]) =>
  all.filter(([name, value]) => isComponent(name, value)).map(([name, value]) => ({ file, name, value })),
);
const i18n = createI18n({ locale: 'en', messages: shellMessages });
const inEnglish = (element: ReactElement) => <I18nProvider i18n={i18n}>{element}</I18nProvider>;

function isComponent(name: string, value: unknown): boolean {
  if (!/^[A-Z][a-z]/.test(name)) return false;
  if (typeof value === 'function') return !(value.prototype instanceof Error);
  return typeof value === 'object' && value !== null && '$$typeof' in value;
}

/** The stories under a title of the tree. */
function storiesOf(title: string): Stories {
  const [, module] = stories.find(([, { default: meta }]) => meta.title === title) ?? [];
  if (!module) throw new Error(`No file of stories has the title "${title}".`);
  return module;
}

// Parts of a console need a window.
it.each(stories.filter(([file]) => !file.includes('/src/console/')))('%s is drawn on a server', (_, module) => {
  for (const [name, Story] of Object.entries(composeStories(module as unknown as Composable)))
    expect(() => renderToString(inEnglish(<Story />)), name).not.toThrow();
});

const groups = ['Foundations', 'Shell', 'Data', 'Forms', 'Feedback', 'Display', 'Console', 'Packages'];

it.each(stories)('%s is in one of few groups [workshop-one-tree]', (_, { default: meta }) =>
  expect(groups).toContain(meta.title?.split('/')[0]),
);

describe('the workshop', () => {
  const documented = new Set(
    stories.flatMap(([, { default: meta }]) => [meta.component, ...Object.values(meta.subcomponents ?? {})]),
  );
  /** Exports without a page: providers, and parts that only other components' stories draw. */
  const inside = [
    ...['AvatarMenu', 'Breadcrumb', 'Can', 'Card', 'CardTitle', 'DraftOffer', 'DraftsContext', 'FieldSection'],
    ...[
      'FloatPanel',
      'Guarded',
      'IconProvider',
      'Menu',
      'MenuChoice',
      'MenuItem',
      'MenuLine',
      'RowActions',
      'SessionProvider',
    ],
    ...['ShellRouterProvider', 'Skeleton', 'StatRow', 'WorkDraft'],
  ];

  it('documents every exported component with its props', () => {
    expect(components.length).toBeGreaterThan(60);
    const lacking = components.filter(({ value }) => !documented.has(value)).map(({ name }) => name);
    expect([...new Set(lacking)].sort()).toEqual(inside);
  });

  // The states of a drawer are separate stories, because it covers the page.
  it.each(components.filter(({ file, name }) => file.endsWith('/controls.ts') && name !== 'Drawer'))(
    'lets $name be played with and shows its states side by side [every-component-in-workshop]',
    ({ value }) => {
      const ofIt = stories.flatMap(([, module]) => (module.default.component === value ? [Object.keys(module)] : []));
      expect(ofIt).toContainEqual(expect.arrayContaining(['Playground', 'States']));
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
    (title, names) => expect(Object.keys(storiesOf(title))).toEqual(expect.arrayContaining(names)),
  );

  it.each([
    ...Object.keys(composed),
    'Shell/Layouts',
    'Feedback/Dialog',
    'Shell/Header tools/Small tools',
    'Shell/Header tools/Notice',
    'Shell/Header tools/Theme drawer',
    'Data/Data table',
    'Shell/Error pages',
  ])('shows %s as it is read from the right [composed-parts-right-to-left]', (title) =>
    expect(Object.values(storiesOf(title)).map(({ globals }) => globals?.direction)).toContain('rtl'),
  );
});
