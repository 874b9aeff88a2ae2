import { expect, test } from 'vitest';
import { parseArguments } from './parse-arguments';

test('nothing given means port 4100 and the defaults of the sandbox', () => {
  expect(parseArguments([], {})).toEqual({ port: 4100 });
  expect(parseArguments([], { PORT: '' })).toEqual({ port: 4100 });
});

test('every option reaches the sandbox', () => {
  const args = [
    '--console',
    'c',
    '--data',
    'd',
    '--host',
    '::1',
    '--strict-port',
    '--token-life',
    '5',
    '--trusted-proxy',
    '10.0.0.1',
    '--origin',
    'https://console.example',
  ];
  const more = [
    '--captcha',
    'always',
    '--rsa-bits',
    '2048',
    '--password-cost',
    '4',
    '--session-life',
    '60',
    '--social',
    '--fault',
  ];
  expect(parseArguments([...args, ...more, '{"path":"/userInfo","code":500}'], { PORT: '5000' })).toMatchObject({
    port: 5000,
    console: 'c',
    data: 'd',
    host: '::1',
    strictPort: true,
    trustedProxies: ['10.0.0.1'],
    origin: 'https://console.example',
    tokenLife: 5,
    captcha: 'always',
    rsaBits: 2048,
    passwordCost: 4,
    sessionLife: 60,
    social: true,
    faults: [{ path: '/userInfo', code: 500 }],
  });
  expect(parseArguments(['--memory'], {})).toMatchObject({ memory: true });
  expect(parseArguments(['--database', 'http://db'], { DATABASE_TOKEN: 't' })).toMatchObject({
    databaseServer: 'http://db',
    databaseToken: 't',
  });
  expect(parseArguments(['--faults'], {})).toMatchObject({ faults: [] });
  expect(parseArguments(['--help'], {})).toBe('help');
});

test.each([
  [['--token-life', 'soon'], {}, '--token-life'],
  [['--captcha', 'maybe'], {}, '--captcha'],
  [['--rsa-bits', '512'], {}, '--rsa-bits'],
  [['--password-cost', '40'], {}, '--password-cost'],
  [['--fault', '{'], {}, '--fault'],
  [['--colour'], {}, '--colour'],
  [['--memory', '--database', 'http://db'], {}, '--database'],
  [[], { PORT: 'http' }, 'PORT'],
  [[], { PORT: '70000' }, 'PORT'],
])('the wrong argument of %j %j is named', (args, env, name) => {
  expect(() => parseArguments(args, env)).toThrow(name);
});
