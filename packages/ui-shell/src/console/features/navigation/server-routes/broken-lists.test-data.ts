/** A broken server list: its title, the list, the reasons of dropped entries, and the remaining paths. */
export interface BrokenList {
  title: string;
  list: unknown;
  /** Fragments of the reports' reasons, in order. */
  reasons: string[];
  /** Absolute paths that remain. */
  rest: string[];
}

const good = { path: '/good', name: 'Good', component: 'home' };
const wrongValues: [string, unknown][] = [
  ['a number', 7],
  ['true', true],
  ['an object', {}],
  ['a list', []],
  ['a list of lists', [[]]],
  ['NaN', Number.NaN],
  ['a function', () => {}],
  ['a symbol', Symbol('x')],
  ['a bigint', 7n],
];

const json = (text: string): unknown => JSON.parse(text);

/** Every wrong type in every field. */
function wrongTypes(): BrokenList[] {
  const lists: BrokenList[] = [];
  const add = (title: string, entry: unknown, reason: string) =>
    lists.push({ title, list: [entry, good], reasons: [reason], rest: ['/good'] });
  for (const [what, value] of wrongValues) {
    const isList = Array.isArray(value);
    const isObject = typeof value === 'object' && !isList;
    if (!isObject) add(`an entry that is ${what}`, value, 'must be an object');
    add(`a path that is ${what}`, { path: value, component: 'home' }, '"path" must be a string');
    add(`a name that is ${what}`, { path: '/x', name: value, component: 'home' }, '"name" must be a string');
    add(
      `a redirect that is ${what}`,
      { path: '/x', redirect: value, component: 'home' },
      '"redirect" must be a string',
    );
    add(`a component that is ${what}`, { path: '/x', component: value }, '"component" must be a string');
    if (!isObject)
      add(`a meta that is ${what}`, { path: '/x', meta: value, component: 'home' }, '"meta" must be an object');
    if (!isList) add(`children that are ${what}`, { path: '/x', children: value }, '"children" must be a list');
    if (!isObject && what !== 'a list') {
      add(
        `a guard that is ${what}`,
        { path: '/x', component: 'home', meta: { guard: value } },
        '"guard" must be a list',
      );
    }
    if (what !== 'a list') {
      add(
        `guard roles that are ${what}`,
        { path: '/x', component: 'home', meta: { guard: { role: value } } },
        '"guard" must be',
      );
      add(
        `guard permissions that are ${what}`,
        { path: '/x', component: 'home', meta: { guard: { permission: value } } },
        '"guard" must be',
      );
      add(
        `guard flags that are ${what}`,
        { path: '/x', component: 'home', meta: { guard: { flag: value } } },
        '"guard" must be',
      );
    }
    add(
      `a guard mode that is ${what}`,
      { path: '/x', component: 'home', meta: { guard: { role: ['a'], mode: value } } },
      '"guard" must be',
    );
    add(
      `a guard with ${what} among its names`,
      { path: '/x', component: 'home', meta: { guard: ['Editor', value] } },
      '"guard" must be',
    );
  }
  add('an entry that is null', null, 'must be an object, but this one is null');
  add('an entry that is a string', '/x', 'must be an object');
  add('an entry that is missing', undefined, 'must be an object');
  add(
    'a guard with a null among its names',
    { path: '/x', component: 'home', meta: { guard: [null] } },
    '"guard" must be',
  );
  add('a guard that is a string', { path: '/x', component: 'home', meta: { guard: 'Editor' } }, '"guard" must be');
  add(
    'a guard with an unknown mode',
    { path: '/x', component: 'home', meta: { guard: { role: ['a'], mode: 'any' } } },
    '"guard" must be',
  );
  add('a meta that is a string', { path: '/x', component: 'home', meta: 'x' }, '"meta" must be an object');
  add('children that are a string', { path: '/x', children: 'x' }, '"children" must be a list');
  return lists;
}

function badPaths(): BrokenList[] {
  const paths: [string, string][] = [
    ['', 'is empty'],
    ['/a b', 'blank'],
    ['/a\\b', 'back-slash'],
    ['\\\\host', 'back-slash'],
    ['/a?b=1', '?'],
    ['/a#b', '#'],
    ['/a\nb', 'control'],
    ['/a\u0000', 'control'],
    ['/a\u2028', 'control'],
    ['\t/a', 'control'],
    ['/../a', '.. segment'],
    ['/a/..', '.. segment'],
    ['/./a', '. segment'],
    ['../a', '.. segment'],
    ['/a/:id(\\d+)', 'back-slash'],
    ['/a/:id(.*)', 'pattern'],
    ['/:pathMatch(.*)*', 'pattern'],
    ['/a/x:id', 'pattern'],
    ['/a/:', 'pattern'],
    ['/a/:id+', 'pattern'],
    ['/a/*/b', 'pattern'],
    ['/a/x*', 'pattern'],
    ['*', 'takes everything'],
    ['/*', 'takes everything'],
    ['javascript:alert(1)', 'scheme is not http'],
    ['JAVASCRIPT:alert(1)', 'scheme is not http'],
    ['data:text/html,x', 'scheme is not http'],
    ['vbscript:x', 'scheme is not http'],
    ['file:///etc/passwd', 'scheme is not http'],
    ['blob:https://a', 'scheme is not http'],
    ['ftp://a', 'scheme is not http'],
    ['https:a.example', 'scheme is not http'],
    ['https:/a.example', 'scheme is not http'],
    ['https://', 'scheme is not http'],
    ['https://a b', 'scheme is not http'],
    ['https://a\\b', 'scheme is not http'],
    ['//\\host', 'scheme is not http'],
    ['//', 'scheme is not http'],
    ['mailto:', 'scheme is not http'],
    ['/__proto__', '__proto__'],
    ['/a/constructor', 'constructor'],
    ['/:prototype', 'prototype'],
    [`/${'a'.repeat(2048)}`, 'longer'],
  ];
  const lists = paths.map(([path, reason]) => ({
    title: `the path ${JSON.stringify(path).slice(0, 40)}`,
    list: [{ path, component: 'home' }, good],
    reasons: [reason],
    rest: ['/good'],
  }));
  return [
    ...lists,
    { title: 'a missing path', list: [{ component: 'home' }, good], reasons: ['"path" is missing'], rest: ['/good'] },
    { title: 'a path that is null', list: [{ path: null }, good], reasons: ['"path" is missing'], rest: ['/good'] },
    {
      title: 'a missing path among children',
      list: [{ path: '/p', children: [{ component: 'home' }, { path: 'c', component: 'home' }] }],
      reasons: ['"path" is missing'],
      rest: ['/p', '/p/c'],
    },
    {
      title: 'every child without a path',
      list: [{ path: '/p', children: [{}, {}] }, good],
      reasons: ['"path" is missing', '"path" is missing', 'All its children'],
      rest: ['/good'],
    },
  ];
}

function prototypes(): BrokenList[] {
  const texts: [string, string, string][] = [
    ['the key __proto__ in an entry', '{"path":"/x","__proto__":{"admin":true}}', '__proto__'],
    ['the key constructor in an entry', '{"path":"/x","constructor":{"prototype":{}}}', 'constructor'],
    ['the key prototype in an entry', '{"path":"/x","prototype":{}}', 'prototype'],
    ['the key __proto__ in a meta', '{"path":"/x","meta":{"__proto__":{"hidden":true}}}', '__proto__'],
    ['the key constructor in a meta', '{"path":"/x","meta":{"constructor":1}}', 'constructor'],
    ['the key __proto__ in a guard', '{"path":"/x","meta":{"guard":{"__proto__":{"role":["a"]}}}}', '__proto__'],
    ['the key constructor in a guard', '{"path":"/x","meta":{"guard":{"role":["a"],"constructor":1}}}', 'constructor'],
    ['the name __proto__', '{"path":"/x","name":"__proto__"}', '__proto__'],
    ['the name constructor', '{"path":"/x","name":"constructor"}', 'constructor'],
    ['the component __proto__', '{"path":"/x","component":"__proto__"}', '__proto__'],
    ['the component constructor', '{"path":"/x","component":"constructor"}', 'constructor'],
    ['the redirect __proto__', '{"path":"/x","redirect":"__proto__"}', '__proto__'],
    ['only a __proto__', '{"__proto__":{"path":"/x"}}', '__proto__'],
  ];
  const inherited: unknown = Object.create({ path: '/x', component: 'home' });
  return [
    ...texts.map(([title, text, reason]) => ({ title, list: [json(text), good], reasons: [reason], rest: ['/good'] })),
    {
      title: 'a path that is only inherited',
      list: [inherited, good],
      reasons: ['"path" is missing'],
      rest: ['/good'],
    },
  ];
}

function duplicates(): BrokenList[] {
  const page = (path: string, name?: string) => ({ path, component: 'home', ...(name ? { name } : {}) });
  return [
    {
      title: 'the same path twice',
      list: [page('/x'), page('/x'), good],
      reasons: ['"/x" is taken by [0]'],
      rest: ['/x', '/good'],
    },
    {
      title: 'the same path written otherwise',
      list: [page('/x'), page('x/'), good],
      reasons: ['taken by [0]'],
      rest: ['/x', '/good'],
    },
    {
      title: 'the same path three times',
      list: [page('/x'), page('/x'), page('/x')],
      reasons: ['taken by [0]', 'taken by [0]'],
      rest: ['/x'],
    },
    {
      title: 'the same path in two branches',
      list: [{ path: '/a', children: [page('x')] }, page('/a/x')],
      reasons: ['taken by [0].children[0]'],
      rest: ['/a', '/a/x'],
    },
    {
      title: 'two parameters of other names',
      list: [page('/x/:id'), page('/x/:key')],
      reasons: ['taken by [0]'],
      rest: ['/x/:id'],
    },
    {
      title: 'the same name twice',
      list: [page('/x', 'X'), page('/y', 'X')],
      reasons: ['name "X" is taken by [0]'],
      rest: ['/x'],
    },
    {
      title: 'the same name in a child',
      list: [{ ...page('/x', 'X'), children: [page('y', 'X'), page('z', 'Z')] }],
      reasons: ['name "X" is taken by [0]'],
      rest: ['/x', '/x/z'],
    },
    {
      title: 'a child that differs from its parent by the name of a parameter',
      list: [{ ...page('/x/:id'), children: [page('/x/:key'), page('more')] }],
      reasons: ['taken by [0]'],
      rest: ['/x/:id', '/x/:id/more'],
    },
    {
      title: 'two index children',
      list: [{ path: '/x', children: [page(''), page('')] }],
      reasons: ['taken by [0].children[0]'],
      rest: ['/x', '/x'],
    },
    {
      title: 'a duplicate with children of its own',
      list: [page('/x'), { path: '/x', children: [page('y')] }],
      reasons: ['taken by [0]'],
      rest: ['/x'],
    },
  ];
}

function shapes(): BrokenList[] {
  const cyclic: Record<string, unknown> = { path: '/c', component: 'home', children: [] };
  (cyclic.children as unknown[]).push(cyclic);
  const wheel: Record<string, unknown>[] = ['a', 'b', 'c'].map((path) => ({ path, component: 'home', children: [] }));
  wheel.forEach((entry, index) => {
    (entry.children as unknown[]).push(wheel[(index + 1) % 3]);
  });
  let lattice: Record<string, unknown> = { path: 'end', component: 'home' };
  for (let level = 0; level < 30; level++) lattice = { path: 'l', children: [lattice, lattice] };
  const lists: BrokenList[] = [
    { title: 'an entry below itself', list: [cyclic, good], reasons: ['its own ancestor'], rest: ['/c', '/good'] },
    {
      title: 'a circle of three',
      list: [wheel[0], good],
      reasons: ['its own ancestor'],
      rest: ['/a', '/a/b', '/a/b/c', '/good'],
    },
    {
      title: 'an entry twice below every parent, thirty levels deep',
      list: [lattice],
      reasons: Array(30).fill('taken by'),
      rest: Array.from(
        { length: 31 },
        (_, level) => `${'/l'.repeat(Math.min(level + 1, 30))}${level === 30 ? '/end' : ''}`,
      ),
    },
    {
      title: 'a child with a slash only',
      list: [{ path: '/', component: 'home', children: [{ path: '/', component: 'home' }] }],
      reasons: [],
      rest: ['/', '/'],
    },
    {
      title: 'a list with holes',
      list: [...new Array(1), good, ...new Array(1)],
      reasons: ['must be an object', 'must be an object'],
      rest: ['/good'],
    },
  ];
  for (const depth of [10, 32, 33, 40, 1000]) {
    let entry: Record<string, unknown> = { path: 'end', component: 'home' };
    for (let level = 1; level < depth; level++) entry = { path: 'd', component: 'home', children: [entry] };
    const levels = Math.min(depth, 32);
    const rest = Array.from({ length: levels }, (_, level) =>
      level === depth - 1 ? `${'/d'.repeat(level)}/end` : '/d'.repeat(level + 1),
    );
    lists.push({ title: `${depth} levels`, list: [entry], reasons: depth > 32 ? ['deeper than 32 levels'] : [], rest });
  }
  return lists;
}

/** The same lists one level down. */
const nested = (lists: readonly BrokenList[]): BrokenList[] =>
  lists.map(({ title, list, reasons }) => ({
    title: `${title}, among children`,
    list: [{ path: '/p', children: list }],
    reasons,
    rest: ['/p', '/good'],
  }));

/** Server lists that are broken in one way each. */
export const brokenLists: readonly BrokenList[] = [
  ...wrongTypes(),
  ...nested(wrongTypes()),
  ...badPaths(),
  ...prototypes(),
  ...duplicates(),
  ...shapes(),
];
