import { Button, useText } from '@waybill/ui-shell';
import { ScanLine } from 'lucide-react';
import { useState } from 'react';
import { scanMessages } from './messages';
import { ScanDialog } from './scan-dialog';

/** The way to orders by the codes of their labels. */
export function ScanButton() {
  const t = useText();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button icon={<ScanLine aria-hidden size={16} />} onClick={() => setOpen(true)}>
        {t(scanMessages.scan)}
      </Button>
      {open && <ScanDialog onClose={() => setOpen(false)} />}
    </>
  );
}
