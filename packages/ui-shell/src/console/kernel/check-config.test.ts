import { describe, expect, expectTypeOf, it } from 'vitest';
import { envelopeApi } from './api/envelope-api';
import { ConfigError, checkConfig } from './check-config';
import { type ConsoleOptions, resolveConfig } from './console-config';
import { defineModule } from './define-module';
import { type OptionsOf, setting, type ValuesOf, valuesOf } from './setting';

const fieldOf = (options: unknown, application = {}) =>
  checkConfig(options, application).catch((error: unknown) => (error instanceof ConfigError ? error.field : error));

describe('checkConfig', () => {
  it('takes the shipped defaults', () => expect(fieldOf(resolveConfig({}))).resolves.toBeUndefined());
  it('takes the source code behind a secret', () =>
    expect(
      fieldOf({ sourceCode: { address: 'https://code.example/waybill', accepts: () => true } }),
    ).resolves.toBeUndefined());
  it('takes calls of any method, with mappers, and those that the API does not have', () =>
    expect(
      fieldOf(
        {},
        {
          api: envelopeApi({
            paths: {
              login: { method: 'PUT', url: '/session', toRequest: () => ({}), from: () => ({}) },
              logout: 'DELETE /session',
              captcha: false,
            },
          }),
        },
      ),
    ).resolves.toBeUndefined());
  it('takes an empty configuration', () => expect(fieldOf({})).resolves.toBeUndefined());

  it.each<[string, unknown]>([
    ['titleReverse', { titleReverse: 'no' }],
    ['authentication', { authentication: 'smart' }],
    ['routes.from', { routes: { from: 'disk' } }],
    ['access', { access: 'maybe' }],
    ['messageDuration', { messageDuration: -1 }],
    ['tokenStorage', { tokenStorage: 'indexedDB' }],
    ['tabs.cachedPages', { tabs: { cachedPages: 0 } }],
    ['whitelist.1', { whitelist: ['/login', 'help'] }],
    ['languages', { languages: [] }],
    ['timeZone', { timeZone: 'Asia/Atlantis' }],
    ['searchEngine.url', { searchEngine: { name: 'x', url: 'javascript:alert(1)//{query}' } }],
    ['sourceCode.address', { sourceCode: { address: 'javascript:alert(1)', accepts: () => true } }],
    ['sourceCode.accepts', { sourceCode: { address: 'https://code.example/waybill', accepts: 'open sesame' } }],
    ['searchDelay', { searchDelay: 0.5 }],
    ['progress.speed', { progress: { speed: 'fast' } }],
    ['titel', { titel: 'Waybill' }],
    ['language', { language: 'de' }],
    ['tabs.cachedpages', { tabs: { cachedpages: 1 } }],
    ['config', null],
  ])('names %s', (field, options) => expect(fieldOf(options)).resolves.toBe(field));

  it.each<[string, object]>([
    ['login.url', { login: 'login' }],
    ['login.method', { login: 'HEAD /login' }],
    ['login.from', { login: { method: 'POST', url: '/login', from: 'id' } }],
    ['logni', { logni: '/login' }],
  ])('names api.paths.%s', (field, paths) =>
    expect(fieldOf({}, { api: envelopeApi({ paths }) })).resolves.toBe(`api.paths.${field}`),
  );

  it.each<[string, object, object]>([
    ['request', { request: { timeout: 5 } }, {}],
    ['session', { session: 'cookie' }, {}],
    ['endpoints', { endpoints: {} }, {}],
    ['http', {}, { http: {} }],
    ['gateway', {}, { gateway: {} }],
    ['fieldErrors', {}, { fieldErrors: () => ({}) }],
  ])('says where %s is to be found now', (field, options, application) =>
    expect(checkConfig(options, application)).rejects.toThrow(
      new RegExp(`wrong at "${field}": an API is one object; write createConsole\\(\\{ api: envelopeApi`),
    ),
  );

  it.each(['commands', 'scan', 'steps', 'lists', 'draftKey'])(
    'explains that %s moved to modules [modules-in-one-list]',
    (option) =>
      expect(checkConfig({}, { [option]: () => {} })).rejects.toThrow(
        `wrong at "${option}": a module has it; write createConsole({ modules: [defineModule({ name: 'app', ${option}: ... })] })`,
      ),
  );

  it.each<[string, readonly object[]]>([
    ['modules.0.name', [{}]],
    ['modules.0.comands', [{ name: 'a', comands: () => {} }]],
    ['modules.0.scan.0.pattern', [{ name: 'a', scan: [{ pattern: 'P1', run: () => {} }] }]],
    ['modules.1.userMenu.0.to', [{ name: 'a' }, { name: 'b', userMenu: [{ title: 'B', to: 'b' }] }]],
    ['modules.1.name', [{ name: 'a' }, { name: 'a' }]],
    ['modules.2.lists', [{ name: 'a', lists: () => {} }, { name: 'b' }, { name: 'c', lists: () => {} }]],
    [
      'modules.1.draftKey',
      [
        { name: 'a', draftKey: () => {} },
        { name: 'b', draftKey: () => {} },
      ],
    ],
  ])('names %s [modules-in-one-list]', (field, modules) => expect(fieldOf({}, { modules })).resolves.toBe(field));

  it('takes modules that add to each other', () =>
    expect(
      fieldOf(
        {},
        {
          modules: [
            defineModule({ name: 'a', lists: async () => Promise.reject() }),
            defineModule({ name: 'b', scan: [] }),
          ],
        },
      ),
    ).resolves.toBeUndefined());

  it('names the fix', () =>
    expect(checkConfig({ titleReverse: 1 } as unknown as ConsoleOptions)).rejects.toThrow(
      /leave it out for the default/,
    ));
});

describe('resolveConfig', () => {
  it('merges groups field by field', () => {
    const { tabs } = resolveConfig({ tabs: { cachedPages: 5 } });
    expect(tabs).toEqual({ cachedPages: 5, keepOnReload: false });
  });

  it.each<[string, ConsoleOptions, object]>([
    ['nothing', {}, { routes: { from: 'app', filter: true }, access: 'login' }],
    ['intelligence', { authentication: 'intelligence' }, { routes: { from: 'app', filter: true }, access: 'login' }],
    ['all', { authentication: 'all' }, { routes: { from: 'server', filter: true }, access: 'login' }],
    ['visit', { authentication: 'visit' }, { routes: { from: 'app', filter: false }, access: 'optional' }],
    ['no role control', { roleControl: false }, { routes: { from: 'app', filter: false }, access: 'login' }],
    ['no interception', { loginInterception: false }, { routes: { from: 'app', filter: true }, access: 'none' }],
    ['visitors', { supportVisit: true }, { routes: { from: 'app', filter: true }, access: 'optional' }],
    [
      'a preset, and what differs from it',
      { authentication: 'all', routes: { filter: false }, access: 'optional' },
      { routes: { from: 'server', filter: false }, access: 'optional' },
    ],
  ])('says where routes come from and who comes in: %s [routes-and-access]', (_, options, expected) =>
    expect(resolveConfig(options)).toMatchObject(expected),
  );

  it('ships the settings of the specification [shipped-configuration]', () => {
    expect(resolveConfig({})).toMatchObject({
      titleReverse: false,
      authentication: 'intelligence',
      roleControl: true,
      loginInterception: true,
      supportVisit: false,
      recordRoute: true,
      loginRsa: false,
      tokenName: 'token',
      tokenStorage: 'local',
      language: 'zh',
      messageDuration: 3000,
      searchDelay: 500,
      chunkTimeout: 120_000,
      pwa: false,
      blockDevtools: false,
      tabs: { cachedPages: 20, keepOnReload: false },
      errorLog: { modes: ['development'] },
    });
  });
});

describe('a setting', () => {
  const table = { greeting: setting('word', 'hello'), group: { wait: setting('duration', 5) } };
  const greet = (options: OptionsOf<typeof table>): ValuesOf<typeof table> => valuesOf(table, options);

  it('gives its type and its default, in a group too', () => {
    expect(greet({})).toEqual({ greeting: 'hello', group: { wait: 5 } });
    expect(greet({ group: { wait: 1 } })).toEqual({ greeting: 'hello', group: { wait: 1 } });
    expectTypeOf(greet({}).group.wait).toEqualTypeOf<number>();
  });
});
