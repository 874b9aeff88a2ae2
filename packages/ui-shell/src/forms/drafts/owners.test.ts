import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../../../../', import.meta.url));
const folders = ['packages/ui-shell/src', 'apps/console/src'];
const isSource = (file: string) => /\.tsx?$/.test(file) && !/\.(?:browser\.)?test\.|\.stories\./.test(file);
const sources = folders.flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter(isSource)
    .map((file) => path.posix.join(folder, file.replaceAll(path.sep, '/'))),
);
const whereIs = (pattern: RegExp) =>
  sources.filter((file) => pattern.test(readFileSync(path.join(root, file), 'utf8'))).sort();

/** What knows of work that is not saved, and the files that may. */
const owners: readonly [what: string, pattern: RegExp, files: readonly string[]][] = [
  [
    'the unsaved mark is set by forms, and by imported and pasted rows, which are no form',
    /\buseUnsaved\((?!unsaved: boolean)/,
    [
      'apps/console/src/pages/order/import/use-order-import.ts',
      'apps/console/src/pages/vab/table/paste/use-pasted-rows.ts',
      'packages/ui-shell/src/forms/form.tsx',
    ],
  ],
  [
    'drafts are kept by one keeper, behind one hook',
    /\bcreateDraftKeeper\(/,
    ['packages/ui-shell/src/forms/drafts/draft-keeper.ts', 'packages/ui-shell/src/forms/drafts/use-draft.ts'],
  ],
  [
    'that hook is used for forms, for work that is no form, and for what is not open yet [one-owner-what-is-not-saved]',
    /\buseDraft\(/,
    [
      'packages/ui-shell/src/forms/drafts/kept-work.tsx',
      'packages/ui-shell/src/forms/drafts/offered-draft.tsx',
      'packages/ui-shell/src/forms/drafts/use-draft.ts',
      'packages/ui-shell/src/forms/kept-draft.tsx',
    ],
  ],
  [
    'the database of drafts is opened in one place, that of their key in another; both are removed in one',
    /\bindexedDB\./,
    [
      'packages/ui-shell/src/console/features/drafts/own-key-mark.ts',
      'packages/ui-shell/src/console/features/drafts/own-seal.ts',
      'packages/ui-shell/src/forms/drafts/create-disk-shelf.ts',
    ],
  ],
  [
    'before the window closes drafts are written, and one guard asks',
    /'beforeunload'/,
    ['packages/ui-shell/src/forms/drafts/use-draft.ts', 'packages/ui-shell/src/shell/tabs/create-unload-guard.ts'],
  ],
  [
    'tabs and dialogs ask each in one place',
    /(?:console|feedback)Messages\.unsavedTitle\b/,
    [
      'packages/ui-shell/src/console/features/connect/ask-before-losing.ts',
      'packages/ui-shell/src/feedback/dialog.tsx',
    ],
  ],
];

describe('work that is not saved has one owner', () => {
  it.each(owners)('%s', (_, pattern, files) => expect(whereIs(pattern)).toEqual(files));
});
