import { createContext, type RefObject, use, useMemo } from 'react';
import { type DeclaredFacts, useDeclaredCommands } from './declared-command';

/** The command of the header tool around; null outside of tools. */
export const ToolCommandContext = createContext<Pick<DeclaredFacts, 'id' | 'title'> | null>(null);

/** Declares the button of a header tool as the command of the tool. */
export function useToolCommand(button: RefObject<HTMLElement | null>, disabled = false): void {
  const tool = use(ToolCommandContext);
  const commands = useMemo(
    () => (tool ? [{ ...tool, disabled, run: () => button.current && press(button.current) }] : []),
    [tool, disabled, button],
  );
  useDeclaredCommands(commands);
}

/** Presses a button as the keyboard does: a menu opens by the key, anything else by the click that follows. */
function press(button: HTMLElement): void {
  button.focus();
  const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
  if (button.dispatchEvent(enter)) button.click();
}
