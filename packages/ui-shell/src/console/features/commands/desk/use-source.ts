import { useState } from 'react';
import type { CommandSource } from '../../../kernel/command';
import { useConsole } from '../../../kernel/console-context';
import { loadSource } from './load-source';

/** What the app adds, as it came with the desk; `askAgain` asks for what did not come. */
export function useSource(first: CommandSource | undefined): { source: CommandSource; askAgain: () => void } {
  const parts = useConsole();
  const [source, setSource] = useState(first);
  return {
    source: source ?? nothing,
    askAgain: () => {
      if (!source) void loadSource(parts).then(setSource);
    },
  };
}

const nothing: CommandSource = {};
