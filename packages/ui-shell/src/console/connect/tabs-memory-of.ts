import { createTabsMemory, type TabsMemory } from '../../tabs/tabs-memory';
import type { ConsoleConfig } from '../kernel/console-config';

/** The tabs' memory over a reload, when the configuration wants one. */
export function tabsMemoryOf(
  { tabs, storagePrefix }: Pick<ConsoleConfig, 'tabs' | 'storagePrefix'>,
  report: (problem: unknown) => void,
): { memory?: TabsMemory } {
  if (!tabs.keepOnReload) return {};
  return { memory: createTabsMemory({ storage: () => window.sessionStorage, name: `${storagePrefix}.tabs`, report }) };
}
