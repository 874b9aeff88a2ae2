import { Ellipsis } from 'lucide-react';
import { useEffect, useMemo, useRef } from 'react';
import styled from 'styled-components';
import { Action } from '../../controls/basic/action';
import { ToolButton } from '../../controls/basic/tool-button';
import { createLazyPart } from '../../lib/create-lazy-part';
import { useMenuButton } from '../../lib/use-menu-button';
import { useSame } from '../../lib/use-same';
import { useText } from '../../locales/use-text';
import { useDeclaredCommands } from '../../nav/declared-command';
import { flexWrap } from '../../theme/tokens';
import { toolMessages } from '../tools/messages';
import type { ActionItem } from './action-item';

/** @beta */
export interface ActionsProps {
  /** The actions, most important first; `false` is skipped. */
  items: readonly (ActionItem | false | undefined)[];
  /** How many are buttons; a menu has the rest. Default 2. */
  maxVisible?: number;
}

const menu = createLazyPart(() => import('./actions-menu').then((module) => module.ActionsMenu));

/** The actions of a page or a card: a few buttons and a menu with the rest. Each action is a command too. @beta */
export function Actions({ items, maxVisible: most = 2 }: ActionsProps) {
  const all = items.filter((item) => item !== undefined && item !== false);
  const rest = all.slice(most);
  return (
    <Row>
      {all.slice(0, most).map(({ tone, onSelect, ...button }) => (
        <Action key={idOf(button)} {...button} onClick={onSelect} />
      ))}
      {rest.length > 0 && <MoreActions items={rest} />}
    </Row>
  );
}

const idOf = ({ command, text }: Pick<ActionItem, 'command' | 'text'>) =>
  command ?? (typeof text === 'string' ? text : text.id);

function MoreActions({ items }: { items: readonly ActionItem[] }) {
  const latest = useRef(items);
  useEffect(() => {
    latest.current = items;
  });
  const facts = useSame(items.map((item) => ({ id: idOf(item), title: item.text, disabled: item.disabled ?? false })));
  useDeclaredCommands(
    useMemo(
      () =>
        facts.map((fact) => ({
          ...fact,
          run: () => latest.current.find((item) => idOf(item) === fact.id)?.onSelect(),
        })),
      [facts],
    ),
  );
  return <MoreMenu items={() => items} />;
}

/** A button with a menu of actions. */
export function MoreMenu({ items }: { items: () => readonly ActionItem[] }) {
  const t = useText();
  const { Menu, menuProps, buttonProps } = useMenuButton(menu);
  return (
    <>
      <ToolButton {...buttonProps} scale="medium" label={t(toolMessages.more)} icon={Ellipsis} />
      {Menu && <Menu {...menuProps} items={items()} />}
    </>
  );
}

const Row = styled.div`
  ${flexWrap(2)}
  align-items: center;
`;
