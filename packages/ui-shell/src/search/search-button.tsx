import { Search } from 'lucide-react';
import { useText } from '../locales/use-text';
import { ToolButton } from '../tools/tool-button';
import { searchMessages } from './messages';

/** @public */
export interface SearchButtonProps {
  /** Opens the `<SearchDialog>`, which an app may load only now. */
  onOpen: () => void;
}

/** The magnifier of the header. @public */
export function SearchButton({ onOpen }: SearchButtonProps) {
  const t = useText();
  return <ToolButton icon={Search} label={t(searchMessages.open)} aria-haspopup="dialog" onClick={onOpen} />;
}
