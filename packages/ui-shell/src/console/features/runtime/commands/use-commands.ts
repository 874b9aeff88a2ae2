import { useEffect } from 'react';
import type { Command, CommandPlace } from '../../../kernel/command';
import { useConsole } from '../../../kernel/console-context';
import { createCommands } from './create-commands';

/**
 * Adds commands while the component is shown; use the place `console` outside of pages. Keep the array stable between
 * renders. Throws outside of a console.
 *
 * @example
 * const commands = useMemo(() => [{ id: 'order.new', title: { zh: '新建', en: 'New order' }, keys: 'C', run: add }], [add]);
 * useCommands(commands);
 *
 * @beta
 */
export function useCommands(commands: readonly Command[], place: CommandPlace = 'page'): void {
  const { once } = useConsole();
  const registry = once(createCommands);
  useEffect(() => registry.add(commands, place), [registry, commands, place]);
}
