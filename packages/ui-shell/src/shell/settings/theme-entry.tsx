import { Palette } from 'lucide-react';
import { useRef } from 'react';
import styled from 'styled-components';
import { useText } from '../../locales/use-text';
import { useToolCommand } from '../../nav/tool-command';
import { layer } from '../../theme/layers';
import { iconButton } from '../../theme/pieces';
import { color, motion, shadow, square } from '../../theme/tokens';
import { settingsMessages } from './messages';

/** @public */
export interface ThemeEntryProps {
  /** Opens the `<ThemeDrawer>`, which an app may load only now. */
  onOpen: () => void;
}

/** The floating entry to the theme drawer at the right edge of the window, for apps whose `showThemeSetting` is on. @public */
export function ThemeEntry({ onOpen }: ThemeEntryProps) {
  const t = useText();
  const button = useRef<HTMLButtonElement>(null);
  useToolCommand(button);
  return (
    <Entry
      ref={button}
      data-floats
      type="button"
      aria-haspopup="dialog"
      aria-label={t(settingsMessages.open)}
      title={t(settingsMessages.open)}
      onClick={onOpen}
    >
      <Palette aria-hidden size={20} />
    </Entry>
  );
}

const Entry = styled.button`
  ${iconButton}
  position: fixed;
  top: 50%;
  inset-inline-end: 0;
  z-index: ${layer('backTop')};
  ${square('44px')}
  margin-block-start: -22px;
  border-start-start-radius: 8px;
  border-end-start-radius: 8px;
  background: ${color('primaryFill')};
  box-shadow: ${shadow('popover')};
  color: ${color('onPrimary')};
  transition: background-color ${motion('fast')};

  &:hover {
    background: ${color('primaryFillHover')};
  }
`;
