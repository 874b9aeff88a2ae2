import { X } from 'lucide-react';
import { BoxButton } from './box-button';

/** Clears a field. */
export function ClearButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <BoxButton type="button" aria-label={label} title={label} onClick={onClick}>
      <X aria-hidden size={14} />
    </BoxButton>
  );
}
