import { space } from '@waybill/ui-shell';
import { type ReactNode, useEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import styled from 'styled-components';
import { PrintedPages } from './sheet.styles';

/** Sheets as they will come out of the printer: a preview in the page, and nothing but them on paper, however printing began. */
export function PrintSheets({ children }: { children: ReactNode }) {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    // The browser lays the paper out as soon as its event is over.
    const start = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    window.addEventListener('beforeprint', start);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', start);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  if (!printing) return <Preview>{children}</Preview>;
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
