import { ChevronDown } from 'lucide-react';
import styled from 'styled-components';
import { createLazyPart } from '../../lib/create-lazy-part';
import { useMenuButton } from '../../lib/use-menu-button';
import { useText } from '../../locales/use-text';
import { useToolCommand } from '../../nav/tool-command';
import { oneLine } from '../../theme/pieces';
import { inlineRow, motion, radius, space } from '../../theme/tokens';
import { Avatar } from './avatar';
import type { AvatarMenuProps } from './avatar-menu-panel';
import { toolMessages } from './messages';
import { withNote } from './user-name';

const panel = createLazyPart(() => import('./avatar-menu-panel').then((module) => module.AvatarMenuPanel));

/** Picture and name of the user at the end of the header, with the menu of its entries and logout. The name hides below 768 px. @public */
export function AvatarMenu(props: AvatarMenuProps) {
  const { username, note, avatar } = props;
  const t = useText();
  const { Menu, menuProps, buttonProps } = useMenuButton(panel);
  useToolCommand(buttonProps.ref);
  const whole = withNote(username, note);
  return (
    <>
      <Trigger type="button" aria-label={t(toolMessages.userMenu, { username: whole })} title={whole} {...buttonProps}>
        <Avatar src={avatar} edge={32} />
        <Name>{username}</Name>
        {note && <Note>({note})</Note>}
        <Chevron aria-hidden size={16} />
      </Trigger>
      {Menu && <Menu {...menuProps} {...props} />}
    </>
  );
}

const Trigger = styled.button`
  ${inlineRow(2)}
  flex: none;
  height: 44px;
  padding-block: 0;
  padding-inline: ${space(1.5)} ${space(2)};
  border-radius: ${radius('large')};
  background: transparent;

  &:focus-visible {
    outline-color: currentcolor;
    outline-offset: -2px;
  }

  @media (max-width: 767.98px) {
    padding: 0 ${space(1.5)};
  }
`;

const Name = styled.bdi`
  ${oneLine}
  min-width: 0;
  max-width: 8.75rem;

  @media (max-width: 767.98px) {
    display: none;
  }
`;

const Note = styled.span`
  flex: none;
  white-space: nowrap;

  @media (max-width: 767.98px) {
    display: none;
  }
`;

const Chevron = styled(ChevronDown)`
  flex: none;
  transition: transform ${motion('fast')};

  [data-state='open'] > & {
    transform: rotate(180deg);
  }

  @media (max-width: 767.98px) {
    display: none;
  }
`;
