import { firstScreens } from './early-code';
import { isModule } from './module-name';

const of = (folder: string, ...names: string[]) => names.map((name) => folder + name);
const icons = 'lucide-react/dist/esm/icons/';

/** The small modules that the fields, the menus and the first screens share with pages, by the file that is made of them; a slash ends the name of a folder. */
export const sharedModules: Readonly<Record<string, readonly string[]>> = {
  primitives: of(
    '@radix-ui/react-',
    ...['collection/', 'context/', 'direction/', 'id/', 'presence/', 'roving-focus/', 'tabs/'],
    ...['use-controllable-state/', 'use-effect-event/', 'use-is-hydrated/'],
  ),
  fields: [
    ...of('ui-shell/form/', 'box-field', 'field', 'input-box', 'messages', 'password-field', 'text-field'),
    ...of('ui-shell/forms/', 'is-submit-key', 'judge'),
    ...of('validators/', 'contact/mobile', 'form/create-presence', 'normalise/', 'presence/is-empty-list'),
    ...of('validators/', 'presence/not-empty', 'text/blank', 'text/count-characters', 'text/password'),
    ...of(icons, 'circle-exclamation-point', 'eye', 'eye-off', 'languages'),
  ],
  renewal: [
    ...of('auth-core/session/renewal/', 'create-lease-lock', 'create-renewal', 'create-web-lock', 'delay'),
    ...of('auth-core/session/renewal/', 'fingerprint', 'lease-store', 'open-refresh-lock', 'take-turn'),
    ...of('http/', 'errors/token-refresh-error', 'refresh/new-token', 'refresh/replace-token'),
  ],
  rules: [
    ...of('validators/form/', 'check', 'configure', 'create-rule', 'pipe', 'validate', 'with-code'),
    ...of('validators/', 'list/', 'number/', 'text/', 'type/'),
  ],
  records: [
    ...of('ui-shell/console/', 'addresses/', 'undo/', 'resource/define-resource', 'resource/use-record'),
    ...of('ui-shell/console/resource/', 'resource-call', 'use-writes'),
    ...of('ui-shell/console/', 'server-data/create-attempt', 'server-data/messages'),
    ...of('ui-shell/console/', 'server-data/refusal', 'server-data/use-server-write'),
    ...of('ui-shell/', 'date/date-text', 'display/description-list', 'feedback/alert', 'feedback/empty-picture'),
    ...of('ui-shell/form/', 'box-button', 'checkbox-group', 'choice-box', 'choice-group', 'clear-button'),
    ...of('ui-shell/form/', 'field-group', 'radio-group', 'segmented', 'select', 'switch', 'text-area', 'use-control'),
    ...of('ui-shell/', 'drafts/draft-offer', 'drafts/use-draft-part', 'forms/merge', 'lib/copy-text'),
    ...of('ui-shell/', 'lib/save-file', 'lib/unsaved-marks', 'pages/use-tab', 'pages/use-unsaved'),
    ...of('ui-shell/table/', 'messages', 'row-actions'),
  ],
  cipher: of('http/cipher/', 'decrypt-reply', 'encrypt-body', 'to-call-failure', 'to-cipher-task'),
  table: [
    ...of('ui-shell/table/', 'cell-look', 'checkbox', 'column-choice', 'data-cards', 'data-column', 'data-table'),
    ...of('ui-shell/table/', 'drawn-rows', 'grid-keys', 'pagination', 'row-heights', 'row-selection', 'table.styles'),
    ...of('ui-shell/table/', 'table-body', 'table-head', 'table-notice', 'use-grid-keys', 'use-pin-offsets'),
    ...of('ui-shell/table/', 'use-row-window', 'use-table-height', 'use-table-model'),
    ...of('ui-shell/console/resource/', 'list-address', 'list-table', 'use-changed-rows', 'use-list'),
    ...of('ui-shell/spreadsheet/', 'cell-text', 'create-pacer', 'save-sheet', 'write-csv'),
  ],
  'tab-menus': of('ui-shell/tabs/', 'tab-actions-menu', 'tab-context-menu', 'tab-menu', 'tab-menu.styles'),
  menus: of('ui-shell/tools/', 'avatar-menu-panel', 'language-menu', 'menu-parts'),
  drafts: [
    ...of('ui-shell/console/drafts/', 'open-drafts', 'session-drafts'),
    ...of('ui-shell/drafts/', 'create-claims', 'create-disk-shelf', 'create-drafts', 'create-seal', 'draft'),
    ...of('ui-shell/drafts/', 'draft-keeper', 'draft-note', 'draft-shelf', 'messages', 'offered-draft', 'use-draft'),
    ...of('ui-shell/', 'drafts/write-soon', 'forms/drafted-form', 'forms/kept-draft'),
  ],
};

/**
 * Libraries that are there from the start, and what both first screens need beside them. None of it imports anything of the console's own file, so that
 * the two are compiled side by side; and a release that changes none of it leaves browsers what they have.
 */
export const baseModules: readonly string[] = [
  ...of('node_modules/', 'react/', 'react-dom/', 'scheduler/', 'styled-components/', 'stylis/'),
  ...of('node_modules/@emotion/', 'is-prop-valid/', 'memoize/'),
  ...of('lucide-react/dist/esm/', 'Icon', 'context', 'createLucideIcon', 'shared/'),
  ...of(icons, 'circle-check', 'circle-x', 'info', 'triangle-exclamation-point', 'x'),
  ...of('validators/form/', 'array', 'chain', 'create-schema', 'format', 'object', 'optional', 'run-entries'),
  ...of('validators/', 'messages/', 'type/boolean', 'type/integer', 'type/string', 'text/one-of'),
  ...of('validators/trade/', 'iso-date', 'iso-date-time'),
  ...of('ui-shell/lib/', 'open-channel', 'visually-hidden'),
];

/** The first screens, each with what pages share of it. What else a screen imports comes in its file. */
export const screenModules: Readonly<Record<string, readonly string[]>> = {
  login: firstScreens.signedOut,
  shell: [
    ...firstScreens.signedIn,
    ...of('ui-shell/', 'content/page', 'console/hooks/use-menu', 'feedback/list-state', 'feedback/skeleton'),
    ...of('ui-shell/console/server-data/', 'create-server-data', 'read-response', 'server-data-of'),
    ...of('ui-shell/', 'console/server-data/use-server-data', 'table/status-tag'),
    ...of('ui-shell/', 'console/hooks/use-page-title', 'drafts/drafts', 'lib/use-media-query', 'lib/use-steady'),
    ...of('ui-shell/', 'nav/icon-registry', 'nav/nav-icon', 'pages/page-scope'),
    ...of('ui-shell/tools/', 'avatar', 'safe-picture', 'tool-button'),
    ...of('', 'auth-core/react/', 'react-router/dist/', 'react-router-dom/dist/'),
    ...of(icons, 'arrow-up', 'chevron-down', 'chevron-left', 'chevron-right', 'maximize', 'minimize', 'search'),
    ...of(icons, 'shapes', 'user-round'),
  ],
};

/** Modules of an app that come in one file, or in one file for each name. @public */
export type Together = readonly string[] | Readonly<Record<string, readonly string[]>>;

const isList = (together: Together): together is readonly string[] => Array.isArray(together);

const among = (modules: readonly string[]) => (id: string) => modules.some((module) => isModule(id, module));

interface ChunkGroup {
  name: string;
  test?: (id: string) => boolean;
  tags?: string[];
  priority: number;
  includeDependenciesRecursively?: boolean;
  /** How many entries and pages use a module at least. */
  minShareCount?: number;
}

const filesOf = (
  lists: readonly (readonly [name: string, modules: readonly string[]])[],
  priority: number,
  includeDependenciesRecursively: boolean,
): ChunkGroup[] =>
  lists.map(([name, modules]) => ({ name, test: among(modules), priority, includeDependenciesRecursively }));

/**
 * How Rolldown splits a console: two files of all that is there from the start, one of each first screen, one of each list of shared modules, also of
 * the app's own, and one of the icons that pages share. Left alone, each of these modules becomes a request of its own, which takes 5 ms of processor
 * time.
 */
export const consoleChunks = (together: Together): { groups: ChunkGroup[] } => ({
  groups: [
    ...filesOf([['base', baseModules]], 3, false),
    { name: 'console', tags: ['$initial'], priority: 2 },
    ...filesOf(Object.entries(sharedModules), 1, false),
    ...filesOf(Object.entries(isList(together) ? { kit: together } : together), 1, false),
    ...filesOf(Object.entries(screenModules), 0.5, true),
    {
      name: 'icons',
      test: among(['node_modules/lucide-react/']),
      minShareCount: 2,
      priority: 0,
      includeDependenciesRecursively: false,
    },
  ],
});
