import {
  array,
  boolean,
  check,
  type Issue,
  integer,
  min,
  minItems,
  minLength,
  object,
  oneOf,
  optional,
  pipe,
  string,
  validate,
} from '@waybill/validators';
import type { ConsoleOptions } from './console-config';
import { resolveEndpoints } from './endpoints';

/** A setting of a console is wrong; `field` is its path (`request.timeout`). */
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

/** Refuses a configuration with a wrong or unknown setting. Rejects with a `ConfigError` that names the first one. */
export async function checkConfig(options: unknown): Promise<void> {
  const outcome = validate(shape, options, { stopAt: 'first' });
  const issue = outcome.ok ? undefined : outcome.issues[0];
  if (!issue) return;
  const { complaintOf } = await import('./config-complaint');
  throw new ConfigError(fieldOf(issue), complaintOf(issue));
}

const fieldOf = ({ path }: Issue) => path.map(String).join('.') || 'config';

const fields = <Shape extends Parameters<typeof object>[0]>(shape: Shape) => object(shape, { unknownKeys: 'refuse' });
const choice = <const Choice extends string>(...choices: readonly Choice[]) => optional(oneOf(choices));
const word = pipe(string(), minLength(1));
const duration = optional(pipe(integer(), min(0)));
const flag = optional(boolean());
/** A text is a string or a message descriptor with an id. */
const text = check<unknown>(
  (value) =>
    value === undefined || typeof value === 'string' || typeof (value as { id?: unknown } | null)?.id === 'string',
);
const anObject = optional(object({}));
const engine = fields({
  name: text,
  url: pipe(
    string(),
    check((url) => /^https?:\/\/.*\{query\}/.test(url)),
  ),
});
const endpoint = optional(
  fields({
    method: oneOf(['get', 'post']),
    path: pipe(
      string(),
      check((path) => /^(\/|https?:)/.test(path)),
    ),
  }),
);

const shape = fields({
  title: text,
  subTitle: text,
  titleReverse: flag,
  titleSeparator: optional(string()),
  defaultUsername: text,
  defaultAvatar: optional(string()),
  language: optional(word),
  languages: optional(pipe(array(fields({ name: word, title: word, htmlLang: word })), minItems(1))),
  words: anObject,
  authentication: choice('intelligence', 'all', 'visit'),
  roleControl: flag,
  loginInterception: flag,
  supportVisit: flag,
  recordRoute: flag,
  loginRsa: flag,
  whitelist: optional(
    array(
      pipe(
        string(),
        check((path) => path.startsWith('/')),
      ),
    ),
  ),
  social: optional(array(object({ key: word, label: text, authorizeUrl: word }))),
  tokenName: optional(word),
  tokenStorage: choice('local', 'session', 'cookie', 'memory'),
  storagePrefix: optional(word),
  request: optional(
    fields({
      baseUrl: optional(string()),
      timeout: duration,
      successCodes: optional(array(check((code) => typeof code === 'number' || typeof code === 'string'))),
      codeField: optional(word),
      messageField: optional(word),
      tokenHeader: optional(word),
      application: optional(fields({ header: word, id: word })),
      busyFragments: optional(array(word)),
    }),
  ),
  endpoints: optional(
    fields(
      Object.fromEntries(Object.keys(resolveEndpoints({})).map((call) => [call, endpoint])) as Record<
        string,
        typeof endpoint
      >,
    ),
  ),
  menu: optional(fields({ defaultOpened: optional(array(string())) })),
  theme: anObject,
  themes: optional(array(object({ name: word, colors: object({}) }))),
  tabs: optional(fields({ keptPages: optional(pipe(integer(), min(1))), keepOnReload: flag })),
  errorLog: optional(
    fields({ modes: optional(array(oneOf(['development', 'production']))), engines: optional(array(engine)) }),
  ),
  searchEngine: optional(engine),
  searchDelay: duration,
  progress: optional(fields({ hideDelay: duration, easing: optional(word), speed: duration, trickleSpeed: duration })),
  messageDuration: duration,
  chunkTimeout: duration,
  pwa: flag,
  blockDevtools: flag,
  sourceCode: optional(
    fields({
      address: pipe(
        string(),
        check((address) => /^https?:\/\/[^/]/.test(address)),
      ),
      accepts: check<unknown>((accepts) => typeof accepts === 'function'),
    }),
  ),
} satisfies Record<keyof ConsoleOptions, unknown>);
