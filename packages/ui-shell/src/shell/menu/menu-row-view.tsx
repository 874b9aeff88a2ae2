import { ChevronDown, ExternalLink } from 'lucide-react';
import { memo } from 'react';
import { styled } from 'styled-components';
import { revealFullText } from '../../lib/reveal-full-text';
import { VisuallyHidden } from '../../lib/visually-hidden';
import { useText } from '../../locales/use-text';
import { useCommandKeys } from '../../nav/command-keys';
import { NavIcon } from '../../nav/nav-icon';
import type { NavNode } from '../../nav/nav-node';
import { oneLine } from '../../theme/pieces';
import { centred, color, motion, space, square } from '../../theme/tokens';
import { menuEntry } from './menu.styles';
import { MenuLink } from './menu-link';
import { MenuMarks } from './menu-marks';
import { menuMessages } from './messages';

/** `active` is the current entry, `within` one of its ancestor groups. */
export type MenuRowState = 'rest' | 'within' | 'active';

export interface MenuRowViewProps {
  node: NavNode;
  level: number;
  rowHeight: number;
  state: MenuRowState;
  isOpen: boolean;
  isTabStop: boolean;
  /** A top entry without an icon shows the generic one. */
  genericIcon: boolean;
  onOpenChange: (path: string, open: boolean) => void;
  onChoose?: (() => void) | undefined;
}

/** One line of a menu tree: a link, or the button of a group. */
export const MenuRowView = memo(function MenuRowView(props: MenuRowViewProps) {
  const { node, level, rowHeight, state, isOpen, isTabStop, genericIcon, onOpenChange, onChoose } = props;
  const shared = {
    'data-path': node.path,
    'data-state': state,
    'data-level': level,
    tabIndex: isTabStop ? 0 : -1,
    style: { height: rowHeight, paddingInlineStart: indent(level) },
  };
  const face = <RowFace node={node} hasIcon={node.icon !== undefined || (genericIcon && level === 0)} />;
  if (node.children.length === 0)
    return (
      <Entry
        {...shared}
        as={MenuLink}
        node={node}
        onChoose={onChoose}
        {...(state === 'active' ? { 'aria-current': 'page' } : {})}
      >
        {face}
      </Entry>
    );
  return (
    <Entry {...shared} type="button" aria-expanded={isOpen} onClick={() => onOpenChange(node.path, !isOpen)}>
      {face}
      <Chevron aria-hidden width={16} height={16} strokeWidth={1.75} data-state={isOpen ? 'open' : 'closed'} />
    </Entry>
  );
});

function RowFace({ node, hasIcon }: { node: NavNode; hasIcon: boolean }) {
  const t = useText();
  const keys = useCommandKeys(node.path);
  return (
    <>
      {hasIcon ? (
        <Icon>
          <NavIcon name={node.icon} isCustomSvg={node.isCustomSvg} />
        </Icon>
      ) : null}
      <Title data-part="title" onPointerEnter={revealFullText}>
        {t(node.title)}
      </Title>
      <MenuMarks node={node} />
      {node.target === '_blank' ? (
        <Outside>
          <ExternalLink aria-hidden width={14} height={14} strokeWidth={1.75} />
          <VisuallyHidden>{t(menuMessages.newWindow)}</VisuallyHidden>
        </Outside>
      ) : null}
      {keys?.caps}
    </>
  );
}

/** Centres a top entry's icon in the folded bar (64 px) and indents each level to the title above, less from the fourth on. */
const indent = (level: number) => 23 + 28 * Math.min(level, 2) + 14 * Math.max(0, level - 2);

const Entry = styled.button`
  ${menuEntry}
`;

const Icon = styled.span`
  ${centred}
  flex: none;
  ${square('18px')}
`;

const Title = styled.bdi`
  ${oneLine}
  flex: 0 1 auto;
  min-width: 0;
`;

const Outside = styled.span`
  display: grid;
  flex: none;
  margin-inline-start: auto;
  color: ${color('menuTextMuted')};
`;

const Chevron = styled(ChevronDown)`
  flex: none;
  margin-inline-start: auto;
  margin-inline-end: ${space(1)};
  opacity: 0.7;
  transition: transform ${motion('normal')};

  &[data-state='open'] {
    transform: rotate(180deg);
  }
`;
