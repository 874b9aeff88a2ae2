import { Action } from '@waybill/ui-shell';
import { ScanLine } from 'lucide-react';
import { useState } from 'react';
import { scanMessages } from './messages';
import { ScanDialog } from './scan-dialog';

/** The button that opens the scan dialog. */
export function ScanButton() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Action icon={<ScanLine aria-hidden size={16} />} onClick={() => setOpen(true)} text={scanMessages.scan} />
      {open && <ScanDialog onClose={() => setOpen(false)} />}
    </>
  );
}
