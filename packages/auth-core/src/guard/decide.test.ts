import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { can, createChecker, decide } from './decide';
import type { Guard, GuardRule } from './guard';
import type { GuardMode } from './guard-mode';
import { anonymous, type Subject } from './subject';

const who = (roles: string[], permissions: string[] = []): Subject => ({ admin: false, roles, permissions });
const admin: Subject = { ...anonymous, admin: true };
const agent = who(['Agent']);
const editor = who(['Editor'], ['order:read']);

/** All subsets of a list. */
const subsets = (names: string[]): string[][] =>
  names.reduce<string[][]>((sets, name) => sets.concat(sets.map((set) => [...set, name])), [[]]);

/** The rules of decisions.md, "Guards", reimplemented by counting. */
function independent(guard: Guard | undefined, { admin: isAdmin, roles, permissions }: Subject): boolean {
  if (guard === undefined || isAdmin) return true;
  if (Array.isArray(guard))
    return (
      new Set([...guard, ...roles, ...permissions]).size <
      new Set(guard).size + new Set([...roles, ...permissions]).size
    );
  const { role = [], permission = [], mode } = guard as GuardRule;
  const required = role.length + permission.length;
  let got = 0;
  for (const name of role) got += roles.indexOf(name) >= 0 ? 1 : 0;
  for (const name of permission) got += permissions.indexOf(name) >= 0 ? 1 : 0;
  if (required === 0) return false;
  switch (mode) {
    case 'allOf':
      return got === required;
    case 'except':
      return got !== required;
    default:
      return got > 0;
  }
}

describe('a guard', () => {
  it('allows everybody if it is absent', () => {
    expect(decide(undefined, anonymous)).toEqual({ allowed: true, reason: { kind: 'open' } });
    expect(decide(undefined, admin)).toEqual({ allowed: true, reason: { kind: 'open' } });
  });

  it.each<[string, Guard]>([
    ['a list', ['Editor']],
    ['oneOf', { role: ['Editor'] }],
    ['allOf', { role: ['Editor'], permission: ['x'], mode: 'allOf' }],
    ['except', { role: [], mode: 'except' }],
    ['a guard that names nothing', []],
  ])('always lets the full-access flag pass: %s', (_, guard) => {
    expect(decide(guard, admin)).toEqual({ allowed: true, reason: { kind: 'admin' } });
    expect(createChecker(admin)(guard)).toBe(true);
  });

  it('does not take a role called Admin for the full-access flag [admin-passes]', () => {
    expect(can(['Editor'], who(['Admin'], ['Admin']))).toBe(false);
    expect(can(['Admin'], who(['Admin']))).toBe(true);
  });

  it('as a list passes on any name held as a role [list-names]', () => {
    expect(can(['Agent', 'Editor'], agent)).toBe(true);
    expect(can(['Editor'], agent)).toBe(false);
  });

  it('as a list passes on any name held as a permission', () => {
    expect(can(['order:read', 'other'], editor)).toBe(true);
    expect(can(['other'], editor)).toBe(false);
  });

  it('as an object looks for roles among roles and for permissions among permissions only', () => {
    expect(can({ role: ['order:read'] }, editor)).toBe(false);
    expect(can({ permission: ['Editor'] }, editor)).toBe(false);
    expect(can({ role: ['Editor'] }, editor)).toBe(true);
    expect(can({ permission: ['order:read'] }, editor)).toBe(true);
  });

  it('without a mode means oneOf', () => {
    const guard = { role: ['Editor', 'Chief'], permission: ['x'] };
    for (const subject of [agent, editor]) expect(can(guard, subject)).toBe(can({ ...guard, mode: 'oneOf' }, subject));
  });

  it.each<[Guard]>([
    [[]],
    [{}],
    [{ role: [] }],
    [{ permission: [], mode: 'allOf' }],
    [{ role: [], permission: [], mode: 'except' }],
  ])('that names nothing denies: %j', (guard) => {
    expect(decide(guard, editor)).toEqual({ allowed: false, reason: { kind: 'empty' } });
  });

  it.each<[unknown]>([
    [null],
    [false],
    ['Editor'],
    [7],
    [['Editor', 7]],
    [{ role: 'Editor' }],
    [{ role: ['Editor'], permission: 'x' }],
    [{ role: ['Editor'], mode: 'anyOf' }],
    [{ role: null, mode: 'except' }],
    [{ role: ['Editor', null] }],
    [{ role: ['Editor'], permission: [{}] }],
  ])('that is malformed at run time denies: %j', (guard) => {
    expect(decide(guard as Guard, editor)).toEqual({ allowed: false, reason: { kind: 'malformed' } });
    expect(can(guard as Guard, admin)).toBe(true);
  });

  it('except is the opposite of allOf wherever names are given', () => {
    const tableGroup: Guard = { role: ['Editor'], mode: 'except' };
    expect(can(tableGroup, agent)).toBe(true);
    expect(can(tableGroup, editor)).toBe(false);
    expect(can({ role: ['Editor'], permission: ['x'], mode: 'except' }, editor)).toBe(true);
  });
});

describe('a flag', () => {
  const on: Subject = { ...agent, flags: ['new-prices'] };

  it.each<[string, Guard, Subject, boolean]>([
    ['alone passes when it is on', { flag: ['new-prices'] }, on, true],
    ['alone denies when it is off', { flag: ['new-prices'] }, agent, false],
    ['with ! passes when it is off', { flag: ['!new-prices'] }, agent, true],
    ['with ! denies when it is on', { flag: ['!new-prices'] }, on, false],
    ['counts beside a role that is held', { role: ['Agent'], flag: ['new-prices'] }, agent, false],
    ['counts beside a role that is missing', { role: ['Editor'], flag: ['new-prices'] }, on, false],
    ['passes with the role', { role: ['Agent'], flag: ['new-prices'] }, on, true],
    ['is one of several, all of which count', { flag: ['new-prices', 'maps'] }, on, false],
    ['is not turned by except', { role: ['Editor'], flag: ['new-prices'], mode: 'except' }, agent, false],
    ['stops the full-access flag too', { role: ['Agent'], flag: ['new-prices'] }, admin, false],
    [
      'lets the full-access flag pass',
      { role: ['Unheld'], flag: ['new-prices'] },
      { ...admin, flags: ['new-prices'] },
      true,
    ],
    ['that is no list denies', { flag: 'new-prices' } as unknown as Guard, on, false],
  ])('%s', (_, guard, subject, passes) => {
    expect(decide(guard, subject).allowed).toBe(passes);
    expect(can(guard, subject)).toBe(passes);
    expect(createChecker(subject)(guard)).toBe(passes);
  });

  it('names the features in the wrong state in the verdict', () => {
    const { reason } = decide({ role: ['Agent'], flag: ['new-prices', '!maps'] }, { ...agent, flags: ['maps'] });
    expect(reason).toEqual({ kind: 'flag', needs: ['new-prices', '!maps'], missing: ['new-prices', '!maps'] });
    expect(decide({ flag: ['new-prices'] }, on).reason).toMatchObject({ kind: 'flag', missing: [] });
    expect(decide({ role: ['Editor'], flag: ['new-prices'] }, on).reason).toMatchObject({ kind: 'rule' });
  });
});

describe('the truth table', () => {
  const names = { roles: ['Agent', 'Editor', 'Chief'], permissions: ['order:read', 'order:write'] };
  const modes: (GuardMode | undefined)[] = [undefined, 'oneOf', 'allOf', 'except'];
  const subjects = subsets(names.roles).flatMap((roles) => subsets(names.permissions).map((held) => who(roles, held)));
  const rules = subsets(names.roles).flatMap((role) =>
    subsets(names.permissions).flatMap((permission) =>
      modes.map((mode): Guard => (mode ? { role, permission, mode } : { role, permission })),
    ),
  );
  const lists = subsets([...names.roles, ...names.permissions]);

  it('of 3 modes x roles x permissions agrees with an independent checker [oneof-allof-except]', () => {
    let cases = 0;
    for (const guard of [undefined, ...lists, ...rules]) {
      for (const subject of [...subjects, admin]) {
        const expected = independent(guard, subject);
        expect.soft(decide(guard, subject).allowed, JSON.stringify({ guard, subject })).toBe(expected);
        expect.soft(createChecker(subject)(guard), JSON.stringify({ guard, subject })).toBe(expected);
        cases += 1;
      }
    }
    expect(cases).toBe((1 + 32 + 128) * 33);
  });
});

describe('1,000 random guards and subjects', () => {
  const name = fc.constantFrom<string>('a', 'b', 'c', 'd', '__proto__', 'constructor', '', 'Admin');
  const names = fc.array(name, { maxLength: 5 });
  const subject = fc.record({ admin: fc.boolean(), roles: names, permissions: names });
  const rule = fc.record(
    { role: names, permission: names, mode: fc.constantFrom<GuardMode>('oneOf', 'allOf', 'except') },
    { requiredKeys: [] },
  );
  const guard = fc.oneof(fc.constant(undefined), names, rule);

  it('agree with an independent checker, by decide, can and checker alike', () => {
    fc.assert(
      fc.property(guard, subject, (anyGuard, anyone) => {
        const expected = independent(anyGuard, anyone);
        expect(decide(anyGuard, anyone).allowed).toBe(expected);
        expect(can(anyGuard, anyone)).toBe(expected);
        expect(createChecker(anyone)(anyGuard)).toBe(expected);
      }),
      { numRuns: 1000 },
    );
  });

  it('give reasons in which every name of the guard is either held or missing', () => {
    fc.assert(
      fc.property(guard, subject, (anyGuard, anyone) => {
        const { reason } = decide(anyGuard, anyone);
        if (reason.kind !== 'rule') return;
        for (const list of ['roles', 'permissions', 'names'] as const) {
          for (const held of reason.held[list]) {
            expect(
              list === 'permissions' ||
                anyone.roles.includes(held) ||
                (list === 'names' && anyone.permissions.includes(held)),
            ).toBe(true);
          }
          for (const missing of reason.missing[list]) {
            if (list !== 'permissions') expect(anyone.roles).not.toContain(missing);
            if (list !== 'roles') expect(anyone.permissions).not.toContain(missing);
          }
        }
        const parts = [reason.held, reason.missing].flatMap(({ roles, permissions, names: either }) => [
          ...roles,
          ...permissions,
          ...either,
        ]);
        expect(parts.sort()).toEqual([...reason.needs].sort());
        expect(reason.holds).toEqual([...anyone.roles, ...anyone.permissions]);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('a verdict', () => {
  it('names the mode, the held and the missing names of a rule', () => {
    const guard: Guard = { role: ['Editor', 'Chief'], permission: ['order:read', 'order:write'], mode: 'allOf' };
    expect(decide(guard, editor)).toEqual({
      allowed: false,
      reason: {
        kind: 'rule',
        mode: 'allOf',
        needs: ['Editor', 'Chief', 'order:read', 'order:write'],
        held: { roles: ['Editor'], permissions: ['order:read'], names: [] },
        missing: { roles: ['Chief'], permissions: ['order:write'], names: [] },
        holds: ['Editor', 'order:read'],
      },
    });
  });

  it('names the held and the missing names of a list, in mode oneOf', () => {
    expect(decide(['Editor', 'order:read', 'x'], editor)).toEqual({
      allowed: true,
      reason: {
        kind: 'rule',
        mode: 'oneOf',
        needs: ['Editor', 'order:read', 'x'],
        held: { roles: [], permissions: [], names: ['Editor', 'order:read'] },
        missing: { roles: [], permissions: [], names: ['x'] },
        holds: ['Editor', 'order:read'],
      },
    });
  });
});
