import { describe, expect, expectTypeOf, it } from 'vitest';
import { can } from '../guard/decide';
import type { Guard } from '../guard/guard';
import { anonymous } from '../guard/subject';
import { defineAccess, type GuardOf } from './define-access';

const access = defineAccess({ roles: ['Editor', 'Agent'], permissions: ['order:read', 'order:write'] });

describe('declared names', () => {
  it('make guards of the declared names', () => {
    expect(access.guard(['Editor', 'order:read'])).toEqual(['Editor', 'order:read']);
    expect(access.oneOf({ role: ['Editor'] })).toEqual({ role: ['Editor'], mode: 'oneOf' });
    expect(access.allOf({ permission: ['order:read'] })).toEqual({ permission: ['order:read'], mode: 'allOf' });
    expect(access.except({ role: ['Editor'] })).toEqual({ role: ['Editor'], mode: 'except' });
  });

  it('are kept for checks at run time', () => {
    expect(access.roles).toEqual(['Editor', 'Agent']);
    expect(access.permissions).toEqual(['order:read', 'order:write']);
    expect(defineAccess({})).toMatchObject({ roles: [], permissions: [] });
  });

  it('give a guard type that every function of this package takes', () => {
    expectTypeOf<GuardOf<typeof access>>().toExtend<Guard>();
    expectTypeOf<GuardOf<typeof access>>().toEqualTypeOf<Guard<'Editor' | 'Agent', 'order:read' | 'order:write'>>();
    expect(can(access.guard({ role: ['Agent'] }), { ...anonymous, roles: ['Agent'] })).toBe(true);
  });

  it('hold the features that can be switched on, where a project has some', () => {
    const { flags, guard } = defineAccess({ roles: ['Editor'], flags: ['new-prices'] });
    expect(flags).toEqual(['new-prices']);
    expect(guard({ role: ['Editor'], flag: ['!new-prices'] })).toEqual({ role: ['Editor'], flag: ['!new-prices'] });
    // @ts-expect-error a feature that is not declared
    guard({ flag: ['new-price'] });
  });

  it('do not let a misspelt name compile', () => {
    // @ts-expect-error a role that is not declared
    access.guard(['Edtior']);
    // @ts-expect-error a permission among the roles
    access.guard({ role: ['order:read'] });
    // @ts-expect-error a role among the permissions
    access.oneOf({ permission: ['Editor'] });
    // @ts-expect-error a mode that does not exist
    access.guard({ role: ['Editor'], mode: 'anyOf' });
    // @ts-expect-error a field that does not exist
    access.allOf({ roles: ['Editor'] });
    // @ts-expect-error no permission is declared here
    defineAccess({ roles: ['Editor'] }).guard({ permission: ['order:read'] });
    const guard: GuardOf<typeof access> = { role: ['Agent'] };
    expect(guard).toBeDefined();
  });
});
