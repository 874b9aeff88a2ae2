import { Dialog } from '../../feedback/dialog';
import { useText } from '../../locales/use-text';
import { searchMessages } from './messages';
import { SearchBox, type SearchBoxProps } from './search-box';

/** @public */
export interface SearchDialogProps extends Omit<SearchBoxProps, 'onDone'> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The search dialog; what is typed is forgotten when it closes. @public */
export function SearchDialog({ open, onOpenChange, ...box }: SearchDialogProps) {
  const t = useText();
  return (
    <Dialog open={open} onOpenChange={onOpenChange} width={560} place="top" title={t(searchMessages.open)} titleHidden>
      <SearchBox {...box} onDone={() => onOpenChange(false)} />
    </Dialog>
  );
}
