/** Puts text before the one place where `anchor` stands; throws where it does not, or stands twice. */
const before = (anchor, added) => (text) => {
  const parts = text.split(anchor);
  if (parts.length !== 2) throw new Error(`"${anchor}" stands ${parts.length - 1} times in the file.`);
  return parts.join(added + anchor);
};

const all =
  (...edits) =>
  (text) =>
    edits.reduce((present, edit) => edit(present), text);

/** A line among the imports; the formatter would give it its place. */
const imported = (line) => (text) => `${line}\n${text}`;

/** What a person writes for each kind of addition: `edits` by file, a text for a new one, a function of the present text for others. */
export const additions = [
  {
    kind: 'a menu entry with its page',
    files: 2,
    edits: {
      'apps/console/src/pages/pallets.tsx': `import { Page, useText } from '@waybill/ui-shell';
import { useHref, usePageTitle } from '@waybill/ui-shell/console';

export default function Pallets() {
  const t = useText();
  const href = useHref();
  return (
    <Page title={usePageTitle()}>
      <a href={href('Pallets', { query: { page: 2 } })}>{t('2')}</a>
    </Page>
  );
}
`,
      'apps/console/src/routes.ts': before(
        `  {
    path: '/error',`,
        `  {
    path: '/pallets',
    name: 'Pallets',
    page: () => import('./pages/pallets'),
    nav: { title: { zh: '托盘', en: 'Pallets' } },
    guard: ['Admin'],
  },
`,
      ),
    },
  },
  {
    kind: 'a theme',
    files: 2,
    edits: {
      'packages/ui-shell/src/theme/presets/harbour.ts': `import type { DefineThemeOptions } from '../define-theme';

export const harbour = {
  name: 'harbour',
  title: { zh: '港湾', en: 'Harbour' },
  primary: '#0f766e',
  menu: 'dark',
} as const satisfies DefineThemeOptions;
`,
      'packages/ui-shell/src/theme/presets.ts': all(
        imported("import { harbour } from './presets/harbour';"),
        before('] as const;', ', harbour'),
      ),
    },
  },
  {
    kind: 'a header tool of the shell',
    files: 2,
    edits: {
      'packages/ui-shell/src/console/tools/clock.tool.tsx': `import { Clock } from 'lucide-react';
import { tool } from '../../tools/tool';
import { ToolButton } from '../../tools/tool-button';

export const clockTool = tool({
  id: 'clock',
  title: { zh: '时钟', en: 'Clock' },
  setting: true,
  button: ({ label, onOpen }) => <ToolButton icon={Clock} label={label} onClick={onOpen} />,
});
`,
      'packages/ui-shell/src/console/tools/header-tools.ts': all(
        imported("import { clockTool } from './clock.tool';"),
        before('  userTool,', '  clockTool,\n'),
      ),
    },
  },
  {
    kind: 'a header tool of an app',
    files: 2,
    edits: {
      'apps/console/src/tools/bell.tool.tsx': `import { ToolButton, tool } from '@waybill/ui-shell';
import { Bell } from 'lucide-react';

export const bellTool = tool({
  id: 'bell',
  title: { zh: '提醒', en: 'Reminders' },
  setting: true,
  button: ({ label, onOpen }) => <ToolButton icon={Bell} label={label} onClick={onOpen} />,
});
`,
      'apps/console/src/main.tsx': all(
        imported("import { bellTool } from './tools/bell.tool';"),
        before('}).mount(', '  tools: [bellTool],\n'),
      ),
    },
  },
  {
    kind: 'a setting',
    files: 1,
    edits: {
      'packages/ui-shell/src/console/kernel/settings.ts': before(
        '  /** How long a message stands, in ms. */',
        "  /** How long a greeting stands, in ms. */\n  greetingDuration: setting('duration', 4000),\n",
      ),
    },
  },
  {
    kind: 'a validator',
    files: 2,
    edits: {
      'packages/validators/src/trade/pallet-code.ts': `import { format } from '../form/format';
import type { Examples, Schema } from '../form/schema';

/** Whether a string is the code of a pallet: \`P\` and six digits. */
export function isPalletCode(value: unknown): boolean {
  return typeof value === 'string' && /^P\\d{6}$/.test(value);
}

/** Accepts what \`isPalletCode\` does. */
export function palletCode(): Schema<string> {
  return format(messages, isPalletCode);
}

export const messages = { code: 'palletCode', zh: '请输入正确的托盘号', en: 'Enter a correct pallet code' } as const;

export const examples = (): Examples => [{ good: ['P123456'], bad: ['P12345', 'p123456'] }];
`,
      'packages/validators/src/exports/trade.ts': (text) =>
        `${text}export { isPalletCode, palletCode } from '../trade/pallet-code';\n`,
    },
  },
  {
    kind: 'a page outside of the shell',
    files: 2,
    edits: {
      'packages/ui-shell/src/console/pages/terms/terms-page.tsx': `/** The terms of use. */
export default function TermsPage() {
  return <h1>Terms</h1>;
}
`,
      'packages/ui-shell/src/console/pages/standalone-pages.ts': before(
        "  { path: '/debugger',",
        "  { path: '/terms', title: { id: 'title.terms', message: 'Terms' }, page: () => import('./terms/terms-page') },\n",
      ),
    },
  },
  {
    kind: "an entry of the avatar's menu",
    files: 1,
    edits: {
      'apps/console/src/slots.ts': before(
        "{ title: { zh: '个人中心'",
        "{ title: { zh: '托盘', en: 'Pallets' }, to: '/pallets' }, ",
      ),
    },
  },
];
