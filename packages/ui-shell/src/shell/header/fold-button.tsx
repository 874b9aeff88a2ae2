import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { ToolButton } from '../../controls/basic/tool-button';
import { useText } from '../../locales/use-text';
import { headerMessages } from './messages';

/** @public */
export interface FoldButtonProps {
  folded: boolean;
  onFoldedChange: (folded: boolean) => void;
}

/** The control that folds and unfolds the side bar. @public */
export function FoldButton({ folded, onFoldedChange }: FoldButtonProps) {
  const t = useText();
  return (
    <ToolButton
      scale="medium"
      icon={folded ? PanelLeftOpen : PanelLeftClose}
      label={t(folded ? headerMessages.unfold : headerMessages.fold)}
      aria-expanded={!folded}
      onClick={() => onFoldedChange(!folded)}
    />
  );
}
