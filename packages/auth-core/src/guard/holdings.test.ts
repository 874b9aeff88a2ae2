import { describe, expect, it } from 'vitest';
import { can, decide } from './decide';
import type { Guard } from './guard';
import { createSubject } from './holdings';
import type { PersonFacts, Subject } from './subject';

describe('a subject that never changes', () => {
  it('is one of its own, deeply frozen', () => {
    const permissions = ['a'];
    const subject = createSubject({ permissions, flags: ['f'], facts: { id: 7, regions: ['east'] } });
    permissions.push('b');
    expect(subject).toEqual({
      admin: false,
      roles: [],
      permissions: ['a'],
      flags: ['f'],
      facts: { id: 7, regions: ['east'] },
    });
    for (const part of [
      subject,
      subject.roles,
      subject.permissions,
      subject.flags,
      subject.facts,
      subject.facts?.regions,
    ])
      expect(Object.isFrozen(part)).toBe(true);
  });

  it('leaves out facts that are null or undefined', () => {
    const subject = createSubject({ facts: { id: 7, region: null, team: undefined, regions: [] } });
    expect(subject.facts).toStrictEqual({ id: 7, regions: [] });
    expect(createSubject({ facts: Object.create({ id: 7 }) }).facts).toStrictEqual({});
  });

  it.each([
    [{ city: 'Wuhan' }],
    [['east', null]],
    [[['east']]],
    [new Array(1)],
    [Number.NaN],
    [new Date(0)],
    [() => 7],
    [Symbol('s')],
  ])('refuses a fact that rules cannot compare, and names it: %s', (fact) => {
    const facts = { id: 7, home: fact } as unknown as PersonFacts;
    expect(() => createSubject({ facts })).toThrow(
      new TypeError('The fact "home" must be a text, a finite number, true, false or a list of these.'),
    );
  });

  it('decides as any other, reasons and all', () => {
    const plain: Subject = { admin: false, roles: ['A', 'A'], permissions: ['p'], flags: ['f'] };
    const guards: (Guard | undefined)[] = [
      undefined,
      [],
      ['A'],
      ['x', 'p'],
      { role: ['A', 'B'], mode: 'allOf' },
      { flag: ['!f'] },
    ];
    for (const guard of guards) expect(decide(guard, createSubject(plain))).toEqual(decide(guard, plain));
  });

  it('does not share its index: a copy or a derived object is read separately', () => {
    const subject = createSubject({ permissions: ['a'] });
    const heir = Object.create(subject, { permissions: { value: [] } }) as Subject;
    expect(can(['a'], heir)).toBe(false);
    expect(can(['a'], { ...subject, permissions: [] })).toBe(false);
    expect(can(['a'], { ...subject })).toBe(true);
  });
});

describe('a guard over records without a record', () => {
  const ownOrders = { permission: 'write:order', where: { owner: 'me' } } as const;
  const all = { permission: ['manage:order'], where: {} } as const;

  it('counts its names alone', () => {
    expect(can(ownOrders, createSubject({ permissions: ['write:order'] }))).toBe(true);
    expect(can(ownOrders, createSubject({}))).toBe(false);
    expect(can([all, ownOrders], createSubject({ permissions: ['write:order'] }))).toBe(true);
    expect(can({ where: { owner: 'me' } }, createSubject({}))).toBe(true);
  });

  it('names the missing rights as any guard', () => {
    expect(decide([all, ownOrders], createSubject({})).reason).toMatchObject({
      kind: 'rule',
      missing: { permissions: ['manage:order'] },
    });
  });

  it('is closed by a rule that denies whatever the record is, and by no other', () => {
    const writer = createSubject({ roles: ['Guest'], permissions: ['write:order'] });
    expect(can([ownOrders, { role: 'Guest', where: {}, deny: true }], writer)).toBe(false);
    expect(decide([ownOrders, { role: 'Guest', where: {}, deny: true }], writer).reason).toMatchObject({
      mode: 'except',
    });
    expect(can([ownOrders, { role: 'Guest', where: { archived: true }, deny: true }], writer)).toBe(true);
    expect(can([ownOrders, { role: 'Guest', where: {}, fields: ['price'], deny: true }], writer)).toBe(true);
    expect(can([ownOrders, { where: {}, deny: true }], { ...writer, admin: true })).toBe(true);
  });

  it('denies if it is invalid', () => {
    const admin = { admin: true, roles: [], permissions: [] };
    expect(decide([ownOrders, 'Editor'] as unknown as Guard, createSubject({})).reason.kind).toBe('malformed');
    expect(can({ permission: 7, where: {} } as unknown as Guard, createSubject({}))).toBe(false);
    expect(can(ownOrders, admin)).toBe(true);
  });
});
