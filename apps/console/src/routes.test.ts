import { permissions } from '@waybill/contract/call';
import { defineConfig, type Register, type RouteNames, useHref } from '@waybill/ui-shell/console';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { seesEverybody } from './pages/promotion/commission/rights';
import { mayWrite } from './pages/setting/people/people';
import { routes } from './routes';

interface Entry {
  nav?: { title: unknown; icon?: unknown; hidden?: boolean };
  guard?: unknown;
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

it('guards name only rights of the contract [each-right-taken-away]', () => {
  const guardsOf = (entries: readonly Entry[]): unknown[] =>
    entries.flatMap(({ guard, children = [] }) => [guard, ...guardsOf(children)]);
  const names = [...guardsOf(routes), mayWrite, seesEverybody].flatMap(
    (guard) => (guard as { permission?: readonly string[] } | undefined)?.permission ?? [],
  );
  expect(names.length).toBeGreaterThan(5);
  const known: readonly string[] = permissions;
  expect(names.filter((name) => !known.includes(name))).toEqual([]);
});
