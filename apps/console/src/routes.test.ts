import { anonymous, can, type GuardRule, type Registered } from '@waybill/auth-core';
import { Can, useCan } from '@waybill/auth-core/react';
import { decideRecord } from '@waybill/auth-core/records';
import type { Permission } from '@waybill/kit/contract';
import {
  type Command,
  defineConfig,
  defineModule,
  defineRoutes,
  type Register,
  type RouteNames,
  useHref,
} from '@waybill/ui-shell/console';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { routes } from './routes';

interface Entry {
  nav?: { title: unknown; icon?: unknown; hidden?: boolean };
  children?: readonly Entry[];
}

describe('addresses in a page that does not import the table', () => {
  it('are those of the registered one', () => {
    expectTypeOf<Register['routes']>().toEqualTypeOf<typeof routes>();
    expectTypeOf<RouteNames<Register['routes']>>().extract<'OrderList' | 'Nowhere'>().toEqualTypeOf<'OrderList'>();
  });

  it('are refused by the compiler where no route has the name or the path', () => {
    const page = () => {
      const href = useHref();
      href('OrderList', { query: { page: 2 } });
      // @ts-expect-error no route has the name
      href('OrderLst');
    };
    expectTypeOf(page).toBeFunction();
    defineConfig({ menu: { defaultOpened: ['/vab'] } });
    // @ts-expect-error no route has the path
    defineConfig({ menu: { defaultOpened: ['/vba'] } });
  });
});

it('each entry of the menu has an icon [menu-entries-have-icons]', () => {
  const table: readonly Entry[] = routes;
  const shown = table.flatMap((entry) => (entry.nav?.hidden ? [] : [entry, ...(entry.children ?? [])]));
  const bare = shown.filter(({ nav }) => nav && !nav.hidden && !nav.icon);
  expect(bare.map(({ nav }) => nav?.title)).toEqual([]);
});

it('guards name only rights of the contract, else they do not compile [guards-name-registered-rights]', () => {
  type Named<G> = G extends { readonly permission?: readonly (infer Name)[] } ? Name : never;
  expectTypeOf<Registered<'permission'>>().toEqualTypeOf<Permission>();
  expectTypeOf<Named<GuardRule>>().toEqualTypeOf<Permission>();
  const misspelt = () => {
    // @ts-expect-error a route's guard
    defineRoutes([{ path: '/x', name: 'X', guard: { permission: ['read:oder'] } }]);
    // @ts-expect-error a role that no guard names
    defineRoutes([{ path: '/x', name: 'X', guard: { role: ['Editr'] } }]);
    const scan = { pattern: /./, run: () => {} };
    // @ts-expect-error a scan's guard
    defineModule({ name: 'x', scan: [{ ...scan, guard: { permission: ['read:oder'] } }] });
    // @ts-expect-error a button's guard
    Can({ guard: { permission: ['read:oder'] }, children: null });
    // @ts-expect-error a short guard
    useCan(['read:oder']);
    // @ts-expect-error a guard outside the components
    can({ permission: ['read:oder'] }, anonymous);
    // @ts-expect-error a rule over records
    decideRecord({ permission: 'read:oder', where: {} }, anonymous, {});
  };
  expectTypeOf(misspelt).toBeFunction();
  const command = { id: 'x', title: 'X', run: () => {} };
  // @ts-expect-error a command's guard
  expectTypeOf({ ...command, guard: { permission: ['read:oder' as const] } }).toExtend<Command>();
  expectTypeOf({ ...command, guard: { permission: ['read:order' as const] } }).toExtend<Command>();
});
