import type { CommandSource } from '../../../kernel/command';
import type { ConsoleParts } from '../../../kernel/console-parts';
import { toTools } from '../to-tools';

/** What the app adds to the palette. Undefined where its code does not come: that is shown, and the rest works. */
export async function loadSource(parts: ConsoleParts): Promise<CommandSource | undefined> {
  try {
    return (await parts.commands?.(toTools(parts))) ?? noSource;
  } catch (problem) {
    parts.showFailure(problem);
    return undefined;
  }
}

/** An app that adds nothing. */
export const noSource: CommandSource = {};
