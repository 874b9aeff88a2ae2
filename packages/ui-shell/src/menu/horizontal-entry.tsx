import { ChevronDown, Ellipsis } from 'lucide-react';
import { styled } from 'styled-components';
import { useText } from '../locales/use-text';
import { NavIcon } from '../nav/nav-icon';
import { color, size, space } from '../theme/tokens';
import { FlyoutEntry, type FlyoutEntryProps } from './flyout-entry';
import { menuEntry } from './menu.styles';
import { MenuMarks } from './menu-marks';

/** One entry of the horizontal menu: a link, or the button of a group's flyout. */
export function HorizontalEntry(props: FlyoutEntryProps) {
  const t = useText();
  const { node } = props;
  return (
    <Entry {...props}>
      {node.icon === 'more' ? (
        <Ellipsis aria-hidden width={18} height={18} strokeWidth={1.75} />
      ) : (
        <NavIcon name={node.icon} isCustomSvg={node.isCustomSvg} />
      )}
      {t(node.title)}
      <MenuMarks node={node} />
      {node.children.length > 0 && <ChevronDown aria-hidden width={14} height={14} strokeWidth={2} opacity={0.7} />}
    </Entry>
  );
}

const Entry = styled(FlyoutEntry)`
  ${menuEntry}
  gap: ${space(2)};
  width: auto;
  height: ${size('header')};
  padding: 0 ${space(4)};
  white-space: nowrap;

  &::before {
    inset: 9px ${space(0.5)};
  }

  &[data-state='within']::before {
    background: ${color('menuActive')};
  }

  &[data-state='within'] {
    color: ${color('menuTextActive')};
  }
`;
