/** The layers of each workspace, lowest first: a folder imports its own layer and lower ones. Types and code that is loaded on demand count; tests may import anything. */
const layers = {
  'packages/validators/src':
    'messages|normalise < form < text|number|network|list|type|place < contact|presence|identity|trade < vehicle < languages < exports',
  'packages/http/src':
    'errors|lib < call < conventions|failure|schema < cipher|request|refresh|retry < response < client < etags|pages < exports',
  'packages/auth-core/src': 'guard < access|records < routes|session|sql < oidc|navigation|react < exports',
  'packages/ui-shell/src':
    'lib|locales|worker|start/early-login < theme|nav < controls|cli < feedback < shell < data|forms < import < start < vite < console/kernel < console/features < console/view < console < page-testing|prerender|[^/]+$ < exports',
  'packages/ui-shell/src/console/features': 'runtime < appearance < session < http < navigation < data < desk',
  'packages/ui-shell/src/console/features/session': 'login-queue|passkeys < login < callback|lock|reentry',
  'packages/ui-shell/src/console/features/navigation': 'router|server-routes < routes < frame|tabs',
  'packages/ui-shell/src/console/features/data':
    'drafts|resource|server-data|undo < menu-counts|write < steps < record < list',
  'packages/ui-shell/src/console/features/desk': 'tools < commands < scan < keys < palette',
  'apps/sandbox/src': 'app < cli|demo|exports|[^/]+$',
  'modules/kit/server': 'http < session < platform < record',
  'modules/orders/console': 'form < import < export|intake',
};
/** The features of this platform, lowest first: a module imports lower modules' entries only. Inside a module, server and console import the contract and never each other. */
const modules = 'kit < intake < orders < promotion < people < account < live < home < demo';
const assembly = 'console|page-testing|prerender|start|vite';
const tests = '\\.(test|test-data|stories|bench)\\.tsx?$|/(testing|examples|journeys)/';

const upward = Object.entries(layers).flatMap(([root, text]) => {
  const paths = text.split(' < ').map((names) => `^${root}/(${names})(/|$)`);
  return paths.slice(0, -1).map((path, at) => ({
    name: `upward from ${path}`,
    severity: 'error',
    from: { path, pathNot: tests },
    to: { path: paths.slice(at + 1), pathNot: [...paths.slice(0, at + 1), tests] },
  }));
});
const names = modules.split(' < ');
const between = names.slice(0, -1).map((name, at) => ({
  name: `${name} imports a higher module`,
  severity: 'error',
  from: { path: `^modules/${name}/`, pathNot: tests },
  to: { path: `^modules/(${names.slice(at + 1).join('|')})/` },
}));
const rule = (name, from, to) => ({ name, severity: 'error', from: { pathNot: tests, ...from }, to });

/** The packages and libraries that no file of a package may import, by folder. */
const strangers = [
  ['validators know nothing else', 'validators/src/', 'packages/(?!validators/)|node_modules/'],
  [
    'http knows no user, no screen',
    'http/',
    'packages/(?!http/)|node_modules/(react|react-dom|react-router(-dom)?|valtio)/',
  ],
  [
    'the core of auth-core knows no server, no screen; the store is valtio/vanilla',
    'auth-core/src/(?!react/|exports/react)',
    'packages/(?!auth-core/)|node_modules/(react|react-dom|react-router(-dom)?|axios|valtio/(esm/)?(index|react))',
  ],
  [
    'auth-core/react is a thin skin',
    'auth-core/src/',
    'packages/(?!auth-core/)|node_modules/(react-router(-dom)?|axios)/',
  ],
  [
    'only the console knows the router and the other packages: take data and callbacks as props',
    `ui-shell/src/(?!(${assembly})/|exports/(vite|console|languages|frame|prerender|testing))`,
    `packages/(?!ui-shell/)|packages/ui-shell/src/(${assembly})/|node_modules/(react-router(-dom)?|axios)/`,
  ],
].map(([name, from, to]) => rule(name, { path: `^packages/${from}` }, { path: `^(${to})` }));

export default {
  forbidden: [
    ...upward,
    ...between,
    rule('contract below all', { path: '^(modules/[^/]+)/contract/' }, { path: '^modules/[^/]+/(console|server)/' }),
    rule('server and console never meet', { path: '^modules/[^/]+/server/' }, { path: '^modules/[^/]+/console/' }),
    rule('console and server never meet', { path: '^modules/[^/]+/console/' }, { path: '^modules/[^/]+/server/' }),
    rule('app in a module', { path: '^modules/' }, { path: '^apps/' }),
    ...strangers,
    rule('circle', {}, { circular: true }),
    rule('entries only', { path: '^(\\w+/[^/]+)/' }, { path: '^\\w+/[^/]+/src/', pathNot: ['^$1/', '/src/exports/'] }),
    rule('app or module in a package', { path: '^packages/' }, { path: '^(apps|modules)/' }),
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@waybill/source', 'import', 'types', 'default'],
    },
    exclude: { path: '^(packages|apps)/[^/]+/dist/' },
    doNotFollow: { path: 'node_modules/(?!@waybill)' },
  },
};
