import { describe, expect, it } from 'vitest';
import { readProfile, readToken } from './read-response';
import { SessionError } from './session-error';

const defaults = { username: 'Agent', avatar: '/me.svg' };
const failure = (run: () => unknown): SessionError => {
  try {
    run();
  } catch (problem) {
    if (problem instanceof SessionError) return problem;
    throw problem;
  }
  throw new Error('It did not fail.');
};

describe('the token of an answer', () => {
  it('is the answer itself or its field of the configured name', () => {
    expect(readToken('abc', 'token', 'sign-in-without-token')).toBe('abc');
    expect(readToken({ token: 'abc' }, 'token', 'sign-in-without-token')).toBe('abc');
    expect(readToken({ accessToken: 'abc', token: 'x' }, 'accessToken', 'sign-in-without-token')).toBe('abc');
  });

  it.each([
    undefined,
    null,
    '',
    '   ',
    'undefined',
    'null',
    '[object Object]',
    'a\nb',
    7,
    true,
    [],
    ['abc'],
    {},
    { token: '' },
    { token: null },
    { token: 7 },
    { token: { token: 'abc' } },
    { Token: 'abc' },
    'x'.repeat(16_385),
    Object.create({ token: 'abc' }),
  ])('is missing in %j', (answer) => {
    const problem = failure(() => readToken(answer, 'token', 'register-without-token'));
    expect(problem.code).toBe('register-without-token');
    expect(problem.field).toBe('token');
    expect(problem.message).toMatch(/^The response carries no usable token under "token": .+\.$/);
  });

  it('is never part of the error', () => {
    expect(failure(() => readToken({ token: 'secret\n' }, 'token', 'sign-in-without-token')).message).not.toContain(
      'secret',
    );
  });
});

describe('the user info', () => {
  it('gives user and rights', () => {
    expect(
      readProfile({ username: 'Li', avatar: '/li.png', roles: ['Editor'], permissions: ['x'], admin: true }, defaults),
    ).toEqual({
      user: { username: 'Li', avatar: '/li.png' },
      access: { admin: true, roles: ['Editor'], permissions: ['x'] },
    });
  });

  it('gives the features that are on, where it names some', () => {
    expect(readProfile({ username: 'Li', flags: ['new-prices'] }, defaults).access.flags).toEqual(['new-prices']);
    expect(failure(() => readProfile({ username: 'Li', flags: 'all' }, defaults)).field).toBe('flags');
  });

  it('gives the facts that rules over records refer to', () => {
    const facts = { id: 7, region: 'east', regions: ['east', 'north'], trained: true };
    expect(readProfile({ username: 'Li', facts }, defaults).access.facts).toEqual(facts);
    expect(readProfile({ username: 'Li' }, defaults).access).not.toHaveProperty('facts');
    for (const wrong of [7, [], 'x'])
      expect(failure(() => readProfile({ username: 'Li', facts: wrong }, defaults)).field).toBe('facts');
  });

  it('leaves out facts that are null or undefined, and keeps an empty list', () => {
    const facts = { id: 7, region: null, team: undefined, regions: [] };
    expect(readProfile({ username: 'Li', facts }, defaults).access.facts).toStrictEqual({ id: 7, regions: [] });
  });

  it.each([
    [{ a: 1 }, 'of type object'],
    [[[1]], 'a list'],
    [['east', null], 'a list'],
    [Number.NaN, 'of type number'],
    [new Date(0), 'of type object'],
    [() => 7, 'of type function'],
  ])('refuses a fact that rules cannot compare by its name: %j', (fact, described) => {
    const problem = failure(() => readProfile({ username: 'Li', facts: { id: 7, home: fact } }, defaults));
    expect(problem).toMatchObject({ code: 'profile-malformed', field: 'facts.home' });
    expect(problem.message).toBe(
      `"facts.home" of the user info must be a text, a finite number, true, false or a list of these, but is ${described}.`,
    );
  });

  it.each([
    [{}],
    [{ username: null, avatar: null, roles: null, permissions: null, admin: null }],
    [{ username: '', avatar: '' }],
  ])('keeps the default of each missing field: %j', (answer) => {
    expect(readProfile(answer, defaults)).toEqual({
      user: defaults,
      access: { admin: false, roles: [], permissions: [] },
    });
  });

  it.each([{ data: { username: 'Li' } }, { user_name: 'Li' }, { other: 1 }])(
    'of another shape is a named failure, and not a visitor: %j',
    (response) => {
      const problem = failure(() => readProfile(response, defaults));
      expect(problem.code).toBe('profile-unreadable');
      expect(problem.message).toBe(
        'The user info has none of "username", "avatar", "roles", "permissions", "admin": map it to them.',
      );
    },
  );

  it.each<[string, unknown]>([
    ['username', 7],
    ['username', ['Li']],
    ['avatar', {}],
    ['avatar', false],
    ['roles', 'Editor'],
    ['roles', { 0: 'Editor' }],
    ['roles', ['Editor', 7]],
    ['roles', [null]],
    ['permissions', 'x'],
    ['permissions', [['x']]],
    ['admin', 1],
    ['admin', 'true'],
  ])('with a wrong type is a failure that names the field: %s = %j', (field, value) => {
    const problem = failure(() => readProfile({ [field]: value }, defaults));
    expect(problem.code).toBe('profile-malformed');
    expect(problem.field).toBe(field);
    expect(problem.message).toMatch(new RegExp(`^"${field}" of the user info must be .+, but is .+\\.$`));
  });

  it.each([undefined, null, 7, 'x', [], true])('that is no object is a failure that names no field: %j', (answer) => {
    const problem = failure(() => readProfile(answer, defaults));
    expect(problem).toMatchObject({ code: 'profile-unreadable', field: undefined });
    expect(problem.message).toMatch(/^The user info must be an object, but is .+\.$/);
  });

  it('reads its own fields only', () => {
    expect(readProfile(Object.create({ admin: true, roles: 'x' }), defaults).access.admin).toBe(false);
    expect(readProfile(JSON.parse('{"username":"Li","__proto__":{"admin":true}}'), defaults).access.admin).toBe(false);
  });

  it('shares no list with the answer', () => {
    const answer = { roles: ['Editor'] };
    const { access } = readProfile(answer, defaults);
    answer.roles.push('Chief');
    expect(access.roles).toEqual(['Editor']);
  });
});
