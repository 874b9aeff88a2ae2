import { useImperativeHandle, useMemo, useRef } from 'react';
import { useSame } from '../../lib/use-same';
import type { Text } from '../../locales/define-messages';
import { useText } from '../../locales/use-text';
import { type DeclaredFacts, useDeclaredCommands } from '../../nav/declared-command';
import { Button, type ButtonProps } from './button';

/** @beta */
export interface ActionProps extends ButtonProps, Partial<Pick<DeclaredFacts, 'keywords' | 'keys'>> {
  /** Text of the button and title of its command. With `children` the button shows these, and the text is its accessible name. */
  text: Text;
  /** Id of the command. Default: the id of the text. */
  command?: string;
}

/** A button of a page that is also a command: the palette finds it by its text and keywords and runs it like a click. @beta */
export function Action({ text, command, keywords, keys, children, ref, ...button }: ActionProps) {
  const element = useRef<HTMLButtonElement>(null);
  useImperativeHandle(ref, () => element.current as HTMLButtonElement);
  const label = useText()(text);
  const id = command ?? (typeof text === 'string' ? text : text.id);
  const disabled = Boolean(button.disabled || button.busy);
  const facts = useSame({ id, title: text, keywords, keys, disabled });
  useDeclaredCommands(useMemo(() => [{ ...facts, run: () => element.current?.click() }], [facts]));
  return (
    <Button {...(children !== undefined && { 'aria-label': label })} {...button} ref={element}>
      {children === undefined ? label : children}
    </Button>
  );
}
