import type { ConsoleConfig } from './console-config';

/** Which language stands in for which, by the settings. */
export const fallbacksOf = ({ languages }: Pick<ConsoleConfig, 'languages'>): Record<string, string> =>
  Object.fromEntries(languages.flatMap(({ name, fallback }) => (fallback ? [[name, fallback]] : [])));
