import { Search } from 'lucide-react';
import { ToolButton } from '../../controls/basic/tool-button';
import { useText } from '../../locales/use-text';
import { searchMessages } from './messages';

/** @public */
export interface SearchButtonProps {
  /** Opens the search. */
  onOpen: () => void;
}

/** The magnifier of the header. @public */
export function SearchButton({ onOpen }: SearchButtonProps) {
  const t = useText();
  return <ToolButton icon={Search} label={t(searchMessages.open)} aria-haspopup="dialog" onClick={onOpen} />;
}
