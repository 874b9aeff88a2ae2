import type { RegisteredPaths } from './route-addresses';
import { type OptionsOf, type ValuesOf, valuesOf } from './setting';
import { settings } from './settings';

/** Every setting of a console. @public */
export type ConsoleConfig = ValuesOf<typeof settings>;

/** How a console talks to its API. @public */
export type RequestConfig = ConsoleConfig['request'];

/** What an app writes: any part of the configuration; groups are merged field by field. @public */
export type ConsoleOptions = OptionsOf<typeof settings>;

/** Types an app's configuration in place; the paths in `menu.defaultOpened` are those of the registered table (`Register`). @public */
export const defineConfig = <Path extends string = RegisteredPaths>(
  options: ConsoleOptions & { menu?: { defaultOpened?: readonly NoInfer<Path>[] } },
): ConsoleOptions => options;

/** The shipped configuration with an app's own settings laid over it. */
export const resolveConfig = (options: ConsoleOptions): ConsoleConfig => valuesOf(settings, options);
