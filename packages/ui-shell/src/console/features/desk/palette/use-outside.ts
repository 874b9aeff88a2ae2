import { useLingui } from '@lingui/react';
import { ArrowUpRight, Search } from 'lucide-react';
import { useText } from '../../../../locales/use-text';
import { searchMessages } from '../../../../shell/search/messages';
import { toChoices } from '../../../../shell/search/to-choices';
import { useSuggestions } from '../../../../shell/search/use-suggestions';
import { useConsole } from '../../../kernel/console-context';
import { type Listed, toListed } from '../commands/search/listed';
import type { Records } from '../commands/search/look-up-records';
import { createSuggestionSource } from './create-suggestion-source';

/** The server's suggestions, then the external engine. The engine waits for the others and for records, so that a query with internal matches never leaves the console. */
export function useOutside(typed: string, { matches, pending }: Records): readonly Listed[] {
  const parts = useConsole();
  const { config } = parts;
  const { i18n } = useLingui();
  const t = useText();
  const { state, list } = useSuggestions(typed, parts.once(createSuggestionSource, parts), config.searchDelay);
  const choices = toChoices(typed, list, config.searchEngine);
  const isOurs = pending || state === 'loading' || matches.length > 0 || choices.some(({ url }) => isOwnAddress(url));
  return choices.flatMap(({ kind, words, url }, at) => {
    const isEngine = kind === 'engine';
    if (isEngine && isOurs) return [];
    const engine = { engine: t(config.searchEngine.name), query: words };
    const title = isEngine ? t(searchMessages.searchWith, engine) : words;
    const run = () => void window.open(url, '_blank', 'noopener,noreferrer');
    const command = { id: `outside.${at}`, title, icon: isEngine ? Search : ArrowUpRight, run };
    return [toListed(command, isEngine ? 'web' : 'suggestions', i18n)];
  });
}

const isOwnAddress = (url: string) => new URL(url).origin === window.location.origin;
