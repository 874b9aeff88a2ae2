import * as Popover from '@radix-ui/react-popover';
import { useState } from 'react';
import { useBackStep } from './use-back-step';

/** The root of a popover, which Back closes first on touch screens; without `open` it is uncontrolled. */
export function PopoverRoot({ open, onOpenChange, children }: Popover.PopoverProps) {
  const [ownOpen, setOwnOpen] = useState(false);
  const isOpen = open ?? ownOpen;
  const handleOpenChange = (next: boolean) => {
    setOwnOpen(next);
    onOpenChange?.(next);
  };
  useBackStep(isOpen, () => handleOpenChange(false));
  return (
    <Popover.Root open={isOpen} onOpenChange={handleOpenChange}>
      {children}
    </Popover.Root>
  );
}
