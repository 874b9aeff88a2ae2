import { isModule } from './module-name';

const of = (folder: string, ...names: string[]) => names.map((name) => folder + name);
const icons = 'lucide-react/dist/esm/icons/';

/** The small modules that the fields, the menus and the shell share with pages, by the file that is made of them; a slash ends the name of a folder. */
export const sharedModules: Readonly<Record<string, readonly string[]>> = {
  primitives: of(
    '@radix-ui/react-',
    ...['collection/', 'context/', 'direction/', 'id/', 'presence/', 'roving-focus/', 'tabs/'],
    ...['use-controllable-state/', 'use-effect-event/', 'use-is-hydrated/'],
  ),
  fields: [
    ...of('ui-shell/form/', 'field', 'input-box', 'messages', 'password-field', 'text-field'),
    ...of(icons, 'circle-exclamation-point', 'eye', 'eye-off', 'languages'),
  ],
  reads: [
    ...of('validators/form/', 'array', 'chain', 'create-schema', 'format', 'object', 'optional', 'run-entries'),
    ...of('validators/', 'messages/', 'type/boolean', 'type/integer', 'type/string', 'text/one-of'),
    ...of('validators/trade/', 'iso-date', 'iso-date-time'),
  ],
  drafts: [
    ...of('ui-shell/console/drafts/', 'open-drafts', 'session-drafts'),
    ...of('ui-shell/drafts/', 'create-claims', 'create-disk-shelf', 'create-drafts', 'create-seal', 'draft'),
    ...of('ui-shell/drafts/', 'draft-keeper', 'draft-note', 'draft-shelf', 'messages', 'offered-draft', 'use-draft'),
    ...of('ui-shell/', 'drafts/write-soon', 'forms/drafted-form', 'forms/kept-draft'),
  ],
  'shell-parts': [
    ...of('ui-shell/', 'drafts/drafts', 'lib/use-media-query', 'lib/visually-hidden', 'nav/icon-registry'),
    ...of('ui-shell/', 'nav/nav-icon', 'pages/page-scope', 'tools/avatar', 'tools/safe-picture', 'tools/tool-button'),
    'auth-core/react/',
    ...of(icons, 'arrow-up', 'chevron-down', 'chevron-left', 'chevron-right', 'maximize', 'minimize', 'shapes'),
    ...of(icons, 'triangle-exclamation-point', 'user-round', 'x'),
  ],
};

const among = (modules: readonly string[]) => (id: string) => modules.some((module) => isModule(id, module));

/**
 * How Rolldown splits a console: three files for all that is there from the start, and one for each list of shared modules. Left alone, each of
 * these modules becomes a request of its own.
 */
export const consoleChunks = {
  groups: [
    // Compiled side by side, and a release leaves the first two in the browser's cache.
    {
      name: 'react',
      test: among(['node_modules/react/', 'node_modules/react-dom/', 'node_modules/scheduler/']),
      priority: 4,
      includeDependenciesRecursively: false,
    },
    { name: 'vendor', test: among(['node_modules/']), tags: ['$initial'], priority: 3 },
    { name: 'console', tags: ['$initial'], priority: 2 },
    ...Object.entries(sharedModules).map(([name, modules]) => ({
      name,
      test: among(modules),
      priority: 1,
      includeDependenciesRecursively: false,
    })),
  ],
};
