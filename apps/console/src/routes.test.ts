import { defineConfig, type Register, type RouteNames, useHref } from '@waybill/ui-shell/console';
import { describe, expectTypeOf, it } from 'vitest';
import type { routes } from './routes';

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
