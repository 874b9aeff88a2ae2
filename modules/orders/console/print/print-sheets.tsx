import { space, usePrinting } from '@waybill/ui-shell';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import styled from 'styled-components';
import { PrintedPages } from './sheet.styles';

/** A print preview; only the sheets are printed, whether the user prints by button or by shortcut. */
export function PrintSheets({ children }: { children: ReactNode }) {
  if (!usePrinting()) return <Preview>{children}</Preview>;
  return createPortal(
    <div data-part="print">
      <PrintedPages />
      {children}
    </div>,
    document.body,
  );
}

const Preview = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(5)};
  min-width: 0;
  padding: ${space(1)};
  overflow-x: auto;
`;
