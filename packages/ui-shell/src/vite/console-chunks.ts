interface ChunkGroup {
  name: string;
  test?: RegExp;
  tags?: string[];
  priority: number;
  includeDependenciesRecursively?: boolean;
}

const group = (name: string, ...modules: string[]): ChunkGroup => ({
  name,
  test: new RegExp(`[\\\\/](${modules.join('|').replaceAll('/', '[\\\\/]')})\\.\\w+$`),
  priority: 1,
  includeDependenciesRecursively: false,
});

const library = (names: string) => new RegExp(`[\\\\/]node_modules[\\\\/](?:${names})[\\\\/]`);
const shell = (module: string) => `ui-shell/(?:src|dist)/${module}`;
const radix = (names: string) => `@radix-ui/react-(?:${names})/.*`;
const icon = (names: string) => `lucide-react/.*/icons/(?:${names})`;

/**
 * How Rolldown splits a console: three files for all that is there from the start, and one each for the small modules that the fields, the menus
 * and the shell share with pages. Left alone, each of these becomes a request of its own.
 */
export const consoleChunks: { groups: ChunkGroup[] } = {
  groups: [
    // Compiled side by side, and a release leaves the first two in the browser's cache.
    { name: 'react', test: library('react|react-dom|scheduler'), priority: 4, includeDependenciesRecursively: false },
    { name: 'vendor', test: library('.*'), tags: ['$initial'], priority: 3 },
    { name: 'console', tags: ['$initial'], priority: 2 },
    group(
      'primitives',
      radix(
        'collection|context|direction|id|presence|roving-focus|tabs|use-controllable-state|use-effect-event|use-is-hydrated',
      ),
    ),
    group(
      'fields',
      shell('form/(?:field|input-box|messages|password-field|text-field)'),
      icon('circle-exclamation-point|eye|eye-off|languages'),
    ),
    group(
      'reads',
      'validators/src/(?:form/(?:array|chain|create-schema|format|object|optional|run-entries)|messages/.*)',
      'validators/src/(?:type/(?:boolean|integer|string)|text/one-of|trade/iso-date(?:-time)?)',
    ),
    group(
      'drafts',
      shell('console/drafts/(?:open-drafts|session-drafts)'),
      shell(
        'drafts/(?:create-.*|draft|draft-keeper|draft-note|draft-shelf|messages|offered-draft|use-draft|write-soon)',
      ),
      shell('forms/(?:drafted-form|kept-draft)'),
    ),
    group(
      'shell-parts',
      shell('console/(?:use-page-title|view/reload-view)'),
      shell('drafts/drafts'),
      shell('lib/(?:use-media-query|visually-hidden)'),
      shell('nav/(?:icon-registry|nav-icon)'),
      shell('pages/page-scope'),
      shell('tools/(?:avatar|safe-picture|tool-button)'),
      'auth-core/(?:src|dist)/react/.*',
      icon(
        'arrow-up|chevron-down|chevron-left|chevron-right|maximize|minimize|shapes|triangle-exclamation-point|user-round|x',
      ),
    ),
  ],
};
