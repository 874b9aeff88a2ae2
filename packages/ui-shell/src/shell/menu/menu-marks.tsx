import { createContext, use } from 'react';
import { keyframes, styled } from 'styled-components';
import { toBadge } from '../../controls/basic/tool-button';
import { VisuallyHidden } from '../../lib/visually-hidden';
import { useText } from '../../locales/use-text';
import type { NavNode } from '../../nav/nav-node';
import { oneLine } from '../../theme/pieces';
import { color, radius, space, square } from '../../theme/tokens';
import { menuMessages } from './messages';

/** The numbers of badges that are counted, by name. */
export const MenuCountsContext = createContext<Readonly<Record<string, number>>>({});

/** Badge and dot behind the title of a leaf entry. */
export function MenuMarks({ node }: { node: NavNode }) {
  const t = useText();
  const counts = use(MenuCountsContext);
  const { badge } = node;
  if (node.children.length > 0) return null;
  const shown = typeof badge === 'object' && 'count' in badge ? toBadge(counts[badge.count] || '') : badge && t(badge);
  return (
    <>
      {shown && <Badge>{shown}</Badge>}
      {node.dot ? (
        <Dot>
          <VisuallyHidden>{t(menuMessages.fresh)}</VisuallyHidden>
        </Dot>
      ) : null}
    </>
  );
}

const Badge = styled.bdi`
  ${oneLine}
  flex: none;
  max-width: 4.5rem;
  padding: 0 ${space(1.5)};
  border-radius: ${radius('round')};
  background: ${color('primaryTint')};
  color: ${color('primaryText')};
  font-size: 0.75rem;
  font-weight: 600;
  line-height: 1.125rem;
`;

const pulse = keyframes`
  from { opacity: 0.7; transform: scale(1); }
  to { opacity: 0; transform: scale(2.6); }
`;

const Dot = styled.span`
  position: relative;
  flex: none;
  ${square('7px')}
  border-radius: ${radius('round')};
  background: ${color('dangerFill')};
  box-shadow: 0 0 0 1.5px ${color('onDanger')};

  @media (prefers-reduced-motion: no-preference) {
    &::after {
      position: absolute;
      inset: 0;
      border-radius: inherit;
      background: ${color('dangerFill')};
      animation: ${pulse} 1.6s ease-out infinite;
      content: '';
    }
  }
`;
