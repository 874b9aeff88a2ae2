import type { Command } from '../../../kernel/command';
import { presentListCommands } from './list-commands';
import { fieldCommands, pageCommands } from './page-commands';

/** Pause between two looks at the page, in ms. */
const pause = 100;

/** What the page behind the palette shows: what can be done with the row that had the keyboard, its buttons, its fields. */
export const seenCommands = (focused: Element | null): readonly Command[] => [
  ...presentListCommands(focused),
  ...pageCommands(),
  ...fieldCommands(),
];

/** Tells what is seen whenever it comes or goes, since the page may still be drawn when something opens over it; the returned function ends that. */
export function followSeen(see: () => readonly Command[], onChange: (seen: readonly Command[]) => void): () => void {
  let known = signOf(see());
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    timer = undefined;
    const seen = see();
    const now = signOf(seen);
    if (now === known) return;
    known = now;
    onChange(seen);
  };
  const observer = new MutationObserver(() => {
    timer ??= setTimeout(look, pause);
  });
  for (const main of document.querySelectorAll('main')) observer.observe(main, { childList: true, subtree: true });
  return () => {
    observer.disconnect();
    clearTimeout(timer);
  };
}

const signOf = (commands: readonly Command[]) => JSON.stringify(commands.map(({ id }) => id));
