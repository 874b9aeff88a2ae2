import {
  array,
  boolean,
  check,
  integer,
  method,
  min,
  minItems,
  minLength,
  object,
  oneOf,
  optional,
  pipe,
  type Schema,
  strictObject,
  string,
  validate,
} from '@waybill/validators';
import type { Api } from './api/api';
import { specifiedEndpoints } from './api/endpoints';
import { resolveConfig } from './console-config';
import type { ConsoleModule } from './define-module';
import { isSetting, type SettingKinds, type SettingTable } from './setting';
import { settings } from './settings';

/** A setting of a console is wrong; `field` is its path (`request.timeout`). @public */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  readonly field: string;

  constructor(field: string, complaint: string) {
    super(
      `The console's configuration is wrong at "${field}": ${complaint}. Correct the setting, or leave it out for the default.`,
    );
    this.field = field;
  }
}

/** The parts of an application that are checked beside its configuration. */
export interface CheckedApplication {
  readonly api?: Api;
  readonly modules?: readonly ConsoleModule[];
}

/** Rejects with a `ConfigError` that names the first wrong or unknown setting, call of an API, or module. @beta */
export async function checkConfig(options: unknown, application: CheckedApplication = {}): Promise<void> {
  const has = (holder: unknown, names: readonly string[]) => names.find((name) => Object.hasOwn(Object(holder), name));
  const toApi = has(options, movedFromConfig) ?? has(application, movedToApi);
  if (toApi) throw new ConfigError(toApi, (await import('./config-complaint')).writeApi);
  const toModule = has(application, movedToModule);
  if (toModule) throw new ConfigError(toModule, (await import('./config-complaint')).writeModule(toModule));
  await judge(shape, options, 'config');
  const { language, languages } = resolveConfig(Object(options));
  if (!languages.some(({ name }) => name === language))
    throw new ConfigError('language', `"${language}" is not in \`languages\`: add it there`);
  if (application.api) await judge(apiShape, withoutAbsent(application.api), 'api');
  const { modules = [] } = application;
  await judge(array(moduleShape), modules, 'modules');
  for (const [at, { name, lists, draftKey }] of modules.entries()) {
    const before = modules.slice(0, at);
    if (before.some((each) => each.name === name))
      throw new ConfigError(`modules.${at}.name`, `"${name}" stands twice`);
    for (const [option, value] of Object.entries({ lists, draftKey })) {
      const first = value && before.find((each) => Object.hasOwn(each, option));
      if (first) throw new ConfigError(`modules.${at}.${option}`, `the module "${first.name}" has "${option}" already`);
    }
  }
}

/** Former settings and options of `createConsole`, by their new place. */
const movedFromConfig = ['request', 'session', 'endpoints'];
const movedToApi = ['http', 'gateway', 'provider', 'fieldErrors'];
const movedToModule = ['commands', 'scan', 'steps', 'lists', 'draftKey'];

async function judge(schema: Schema<unknown>, value: unknown, name: string): Promise<void> {
  const outcome = validate(schema, value, { stopAt: 'first' });
  const issue = outcome.ok ? undefined : outcome.issues[0];
  if (!issue) return;
  const { complaintOf } = await import('./config-complaint');
  const path = name === 'config' && issue.path.length > 0 ? issue.path : [name, ...issue.path];
  throw new ConfigError(path.map(String).join('.'), complaintOf(issue));
}

/** Removes calls that are `false`. Names calls by path, as the app sets them. */
const withoutAbsent = ({ session, endpoints }: Api) => ({
  session,
  paths: Object.fromEntries(Object.entries(Object(endpoints)).filter(([, endpoint]) => endpoint !== false)),
});

const matching = (pattern: RegExp) =>
  pipe(
    string(),
    check((text) => pattern.test(text)),
  );
/** Whether the browser knows it as a time zone. */
function isZone(value: unknown): boolean {
  try {
    return typeof value === 'string' && new Intl.DateTimeFormat('en', { timeZone: value }) !== null;
  } catch {
    return false;
  }
}
const word = pipe(string(), minLength(1));
const duration = pipe(integer(), min(0));
/** A text is a string or a message descriptor with an id. */
const text = check<unknown>(
  (value) =>
    value === undefined || typeof value === 'string' || typeof (value as { id?: unknown } | null)?.id === 'string',
);
const anObject = object({});
const anything = check<unknown>(() => true);
const engine = strictObject({ name: text, url: matching(/^https?:\/\/.*\{query\}/) });
const aFunction = check<unknown>((value) => typeof value === 'function');
const call = strictObject({
  method: oneOf(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']),
  url: matching(/^(\/|https?:)/),
  query: anything,
  body: anything,
  response: anything,
  errors: anything,
  toRequest: optional(aFunction),
  from: optional(aFunction),
});

const userMenu = array(object({ title: anything, to: matching(/^\//) }));

/** How each kind of setting is judged. */
const kinds = {
  flag: boolean(),
  string: string(),
  word,
  texts: array(word),
  strings: array(string()),
  text,
  duration,
  count: pipe(integer(), min(1)),
  path: matching(/^\//),
  paths: array(matching(/^\//)),
  optional: string(),
  worker: check<unknown>((value) => value === false || (typeof value === 'string' && value !== '')),
  zone: check<unknown>(isZone),
  language: word,
  languages: pipe(
    array(
      strictObject({
        name: word,
        title: word,
        htmlLang: word,
        fallback: optional(word),
        dir: optional(oneOf(['ltr', 'rtl'])),
        texts: optional(method()),
      }),
    ),
    minItems(1),
  ),
  catalogues: anObject,
  social: array(object({ key: word, label: text, authorizeUrl: word })),
  theme: anObject,
  themes: array(object({ name: word, colors: anObject })),
  modes: array(oneOf(['development', 'production'])),
  engine,
  engines: array(engine),
  progress: strictObject({
    hideDelay: optional(duration),
    easing: optional(word),
    speed: optional(duration),
    trickleSpeed: optional(duration),
  }),
  slots: strictObject({
    logo: anything,
    login: anything,
    header: anything,
    footer: anything,
    userMenu: optional(userMenu),
    home: optional(matching(/^\//)),
    errorPages: optional(strictObject({ forbidden: anything, notFound: anything })),
  }),
  sourceCode: strictObject({
    address: matching(/^https?:\/\/[^/]/),
    accepts: aFunction,
  }),
} satisfies Record<keyof SettingKinds, unknown>;

const schemaOf = (table: SettingTable): Schema<unknown> =>
  strictObject(
    Object.fromEntries(
      Object.entries(table).map(([name, entry]) => {
        if (!isSetting(entry)) return [name, optional(schemaOf(entry))];
        const [schema] = entry;
        return [name, optional<unknown>(typeof schema === 'string' ? kinds[schema] : oneOf(schema))];
      }),
    ),
  );

const shape = schemaOf(settings);

const apiShape = strictObject({
  session: oneOf(['token', 'cookie']),
  paths: strictObject(Object.fromEntries(Object.keys(specifiedEndpoints).map((name) => [name, optional(call)]))),
});

const moduleShape = strictObject({
  name: word,
  commands: optional(aFunction),
  records: optional(aFunction),
  scan: optional(array(object({ pattern: check<unknown>((value) => value instanceof RegExp), run: aFunction }))),
  steps: optional(aFunction),
  lists: optional(aFunction),
  draftKey: optional(aFunction),
  liveChanges: optional(anObject),
  callSteps: optional(aFunction),
  counts: optional(anObject),
  header: anything,
  userMenu: optional(userMenu),
  messages: optional(anObject),
  icons: optional(anObject),
  routes: optional(array(anObject)),
} satisfies Record<keyof ConsoleModule, unknown>);
