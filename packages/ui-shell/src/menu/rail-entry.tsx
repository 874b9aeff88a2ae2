import { styled } from 'styled-components';
import { VisuallyHidden } from '../lib/visually-hidden';
import { useText } from '../locales/use-text';
import { NavIcon } from '../nav/nav-icon';
import { color } from '../theme/tokens';
import { FlyoutEntry, type FlyoutEntryProps } from './flyout-entry';
import { menuEntry } from './menu.styles';
import { useEntryTip } from './use-entry-tip';

/** One icon of the folded menu: a link with its title as a tooltip, or the button of a group's flyout. */
export function RailEntry(props: FlyoutEntryProps) {
  const t = useText();
  const tip = useEntryTip();
  const { node } = props;
  return (
    <>
      <Entry {...props} {...(node.children.length === 0 && tip.entryProps)}>
        <NavIcon name={node.icon} isCustomSvg={node.isCustomSvg} />
        <VisuallyHidden>{t(node.title)}</VisuallyHidden>
      </Entry>
      {tip.Tip && <tip.Tip {...tip.tipProps} words={t(node.title)} />}
    </>
  );
}

const Entry = styled(FlyoutEntry)`
  ${menuEntry}
  justify-content: center;
  width: 64px;
  height: 50px;
  padding: 0;

  &[data-state='within'] {
    color: ${color('menuTextActive')};
  }

  &[data-state='within']::before {
    background: ${color('menuActive')};
  }
`;
