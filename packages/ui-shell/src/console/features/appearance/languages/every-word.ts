import type { Messages } from '@lingui/core';
import type { ConsoleConfig } from '../../../kernel/console-config';

/** The texts of all languages of a console, for builds: the packages' texts overridden by the app's. */
export async function everyWord({
  languages,
  messages,
}: Pick<ConsoleConfig, 'languages' | 'messages'>): Promise<Record<string, Messages>> {
  const names = new Set([...languages.map(({ name }) => name), ...Object.keys(messages)]);
  const words = [...names].map(async (name) => {
    const shipped = await languages.find((language) => language.name === name)?.texts?.();
    return [name, { ...shipped, ...messages[name] }] as const;
  });
  return Object.fromEntries(await Promise.all(words));
}
