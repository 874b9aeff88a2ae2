import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { styled } from 'styled-components';
import { useText } from '../../locales/use-text';
import { iconButton } from '../../theme/pieces';
import { color, motion, radius, size } from '../../theme/tokens';
import { headerMessages } from './messages';

/** @public */
export interface FoldButtonProps {
  folded: boolean;
  onFoldedChange: (folded: boolean) => void;
}

/** The control that folds and unfolds the side bar. @public */
export function FoldButton({ folded, onFoldedChange }: FoldButtonProps) {
  const t = useText();
  const Icon = folded ? PanelLeftOpen : PanelLeftClose;
  const label = t(folded ? headerMessages.unfold : headerMessages.fold);
  return (
    <Button
      type="button"
      aria-label={label}
      title={label}
      aria-expanded={!folded}
      onClick={() => onFoldedChange(!folded)}
    >
      <Icon aria-hidden width={18} height={18} strokeWidth={1.75} />
    </Button>
  );
}

const Button = styled.button`
  ${iconButton}
  width: ${size('control')};
  height: ${size('control')};
  border-radius: ${radius('large')};
  color: ${color('text')};
  transition: background-color ${motion('fast')};

  &:hover {
    background: ${color('surfaceHover')};
  }
`;
