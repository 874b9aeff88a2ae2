import { parseArgs } from 'node:util';
import type { SandboxOptions } from '../create-sandbox';
import { type Fault, readFault } from '../faults/fault';

/** The text of `--help`. */
export const usage = `Usage: node dist/main.js [options]     (the port is taken from PORT, 4100 unless set)

  --console <folder>        built console to serve on the same port
  --data <folder>           folder of the database file (default: data/ in this app)
  --database <address>      libSQL server to keep the rows on instead, with its token in DATABASE_TOKEN if it wants one
  --memory                  keep everything in memory
  --host <address>          address to bind (default: 127.0.0.1); beyond this machine the demo accounts get fresh passwords
  --trusted-proxy <address> proxy whose X-Forwarded-For counts; may be repeated (default: none)
  --origin <address>        where browsers find the console, such as https://console.example (default: the Host of each call)
  --strict-port             fail when the port is taken, instead of taking the next free one
  --token-life <seconds>    life of a token (default: 7200)
  --session-life <seconds>  life of a session, however often its token is refreshed (default: 2592000, 30 days)
  --freeze-days <0..365>    days after signing during which a commission cannot be withdrawn (default: 7)
  --captcha <mode>          always, auto (after three failed sign-ins) or never (default: auto)
  --password-cost <4..14>   log2 of the work (scrypt's N) that a new password hash takes (default: 14); less is for tests
  --rsa-bits <1024|2048>    size of the key for encrypted sign-in (default: 1024)
  --social                  open the pretended identity provider (/social/authorize, /socialLogin) to this machine
  --faults                  open POST /__sandbox/faults and its neighbours to this machine
  --fault <json>            the same, with a first fault, for instance '{"path":"/userInfo","code":500,"times":1}'
  --help                    this text`;

/** Turns command line and environment into options; throws a sentence that names the wrong argument. */
export function parseArguments(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): SandboxOptions | 'help' {
  const { values } = parseArgs({
    args: [...args],
    options: {
      console: { type: 'string' },
      data: { type: 'string' },
      database: { type: 'string' },
      memory: { type: 'boolean' },
      host: { type: 'string' },
      'trusted-proxy': { type: 'string', multiple: true },
      origin: { type: 'string' },
      'strict-port': { type: 'boolean' },
      'token-life': { type: 'string' },
      'session-life': { type: 'string' },
      'freeze-days': { type: 'string' },
      captcha: { type: 'string' },
      'password-cost': { type: 'string' },
      'rsa-bits': { type: 'string' },
      social: { type: 'boolean' },
      faults: { type: 'boolean' },
      fault: { type: 'string', multiple: true },
      help: { type: 'boolean' },
    },
  });
  if (values.help) return 'help';
  if ([values.memory, values.data, values.database].filter((place) => place !== undefined).length > 1) {
    throw new Error('--memory, --data and --database name one place each; give one of them.');
  }
  return {
    port: toWholeNumber('PORT', env.PORT || '4100', 0, 65_535),
    ...(values.console === undefined ? {} : { console: values.console }),
    ...(values.data === undefined ? {} : { data: values.data }),
    ...(values.database === undefined ? {} : { databaseServer: values.database }),
    ...(values.database && env.DATABASE_TOKEN ? { databaseToken: env.DATABASE_TOKEN } : {}),
    ...(values.memory ? { memory: true } : {}),
    ...(values.host === undefined ? {} : { host: values.host }),
    ...(values['trusted-proxy'] === undefined ? {} : { trustedProxies: values['trusted-proxy'] }),
    ...(values.origin === undefined ? {} : { origin: values.origin }),
    ...(values['strict-port'] ? { strictPort: true } : {}),
    ...(values['token-life'] === undefined
      ? {}
      : { tokenLife: toWholeNumber('--token-life', values['token-life'], 1, 31_536_000) }),
    ...(values['session-life'] === undefined
      ? {}
      : { sessionLife: toWholeNumber('--session-life', values['session-life'], 1, 31_536_000) }),
    ...(values['freeze-days'] === undefined
      ? {}
      : { freezeDays: toWholeNumber('--freeze-days', values['freeze-days'], 0, 365) }),
    ...(values.captcha === undefined
      ? {}
      : { captcha: toChoice('--captcha', values.captcha, ['always', 'auto', 'never']) }),
    ...(values.social ? { social: true } : {}),
    ...(values.faults || values.fault ? { faults: (values.fault ?? []).map(toFault) } : {}),
    ...(values['password-cost'] === undefined
      ? {}
      : { passwordCost: toWholeNumber('--password-cost', values['password-cost'], 4, 14) }),
    ...(values['rsa-bits'] === undefined
      ? {}
      : { rsaBits: toChoice('--rsa-bits', values['rsa-bits'], ['1024', '2048']) === '1024' ? 1024 : 2048 }),
  };
}

function toFault(text: string): Partial<Fault> {
  try {
    return readFault(JSON.parse(text));
  } catch (cause) {
    throw new Error(`--fault ${text} is not a fault; README.md of this app lists its fields.`, { cause });
  }
}

function toWholeNumber(name: string, text: string, least: number, greatest: number): number {
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (value >= least && value <= greatest) return value;
  throw new Error(`${name} is "${text}"; it must be a whole number from ${least} to ${greatest}.`);
}

function toChoice<const Choice extends string>(name: string, text: string, choices: readonly Choice[]): Choice {
  const choice = choices.find((candidate) => candidate === text);
  if (choice) return choice;
  throw new Error(`${name} is "${text}"; it must be one of ${choices.join(', ')}.`);
}
