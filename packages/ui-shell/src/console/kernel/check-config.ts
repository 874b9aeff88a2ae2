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
  string,
  validate,
} from '@waybill/validators';
import type { Api } from './api/api';
import { specifiedEndpoints } from './api/endpoints';
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

/** Refuses a configuration with a wrong or unknown setting, and an API with a wrong call. Rejects with a `ConfigError` that names the first one. @beta */
export async function checkConfig(options: unknown, application: { readonly api?: Api } = {}): Promise<void> {
  for (const [moved, holder] of [
    ...inConfig.map((name) => [name, options]),
    ...inApplication.map((name) => [name, application]),
  ])
    if (Object.hasOwn(Object(holder), String(moved)))
      throw new ConfigError(String(moved), (await import('./config-complaint')).movedToApi);
  await judge(shape, options, 'config');
  if (application.api) await judge(apiShape, withoutAbsent(application.api), 'api');
}

/** What was a setting, or an option of `createConsole`, before an API was one object. */
const inConfig = ['request', 'session', 'endpoints'];
const inApplication = ['http', 'gateway', 'provider', 'fieldErrors'];

async function judge(schema: Schema<unknown>, value: unknown, name: string): Promise<void> {
  const outcome = validate(schema, value, { stopAt: 'first' });
  const issue = outcome.ok ? undefined : outcome.issues[0];
  if (!issue) return;
  const { complaintOf } = await import('./config-complaint');
  const field = issue.path.map(String).join('.');
  throw new ConfigError(name === 'config' ? field || name : `${name}.${field}`, complaintOf(issue));
}

/** A call that is `false` does not exist: there is nothing to judge. An app knows the calls as the paths that it gives. */
const withoutAbsent = ({ session, endpoints }: Api) => ({
  session,
  paths: Object.fromEntries(Object.entries(Object(endpoints)).filter(([, endpoint]) => endpoint !== false)),
});

const fields = <Shape extends Parameters<typeof object>[0]>(shape: Shape) => object(shape, { unknownKeys: 'refuse' });
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
const engine = fields({ name: text, url: matching(/^https?:\/\/.*\{query\}/) });
const aFunction = check<unknown>((value) => typeof value === 'function');
const call = fields({
  method: oneOf(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']),
  url: matching(/^(\/|https?:)/),
  query: anything,
  body: anything,
  response: anything,
  errors: anything,
  toRequest: optional(aFunction),
  from: optional(aFunction),
});

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
  picture: string(),
  zone: check<unknown>(isZone),
  language: word,
  languages: pipe(
    array(
      fields({
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
  progress: fields({
    hideDelay: optional(duration),
    easing: optional(word),
    speed: optional(duration),
    trickleSpeed: optional(duration),
  }),
  slots: fields({
    logo: anything,
    login: anything,
    header: anything,
    footer: anything,
    userMenu: optional(array(object({ title: anything, to: matching(/^\//) }))),
    home: optional(matching(/^\//)),
    errorPages: optional(fields({ forbidden: anything, notFound: anything })),
  }),
  sourceCode: fields({
    address: matching(/^https?:\/\/[^/]/),
    accepts: aFunction,
  }),
} satisfies Record<keyof SettingKinds, unknown>;

const schemaOf = (table: SettingTable): Schema<unknown> =>
  fields(
    Object.fromEntries(
      Object.entries(table).map(([name, entry]) => {
        if (!isSetting(entry)) return [name, optional(schemaOf(entry))];
        const [schema] = entry;
        return [name, optional<unknown>(typeof schema === 'string' ? kinds[schema] : oneOf(schema))];
      }),
    ),
  );

const shape = schemaOf(settings);

const apiShape = fields({
  session: oneOf(['token', 'cookie']),
  paths: fields(Object.fromEntries(Object.keys(specifiedEndpoints).map((name) => [name, optional(call)]))),
});
