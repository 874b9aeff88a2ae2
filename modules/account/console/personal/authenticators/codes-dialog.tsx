import { kitMessages, Row } from '@waybill/kit/console';
import { Button, color, copyText, Dialog, radius, saveFile, space, useText } from '@waybill/ui-shell';
import { useToasts } from '@waybill/ui-shell/console';
import { Copy, Download } from 'lucide-react';
import { useRef } from 'react';
import styled from 'styled-components';
import { authenticatorMessages } from './messages';

/** Shows the recovery codes of the second step, once: to copy or to save as a file. */
export function CodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const t = useText();
  const toasts = useToasts();
  const list = useRef<HTMLUListElement>(null);
  const text = codes.join('\n');
  const copy = () =>
    copyText(text, list.current).then(
      () => toasts.success(kitMessages.copied),
      () => toasts.warning(kitMessages.copyFailed),
    );
  const download = () => saveFile(new Blob([`${text}\n`], { type: 'text/plain' }), 'recovery-codes.txt');
  return (
    <Dialog
      open
      role="alertdialog"
      onOpenChange={() => {}}
      title={t(authenticatorMessages.codes)}
      description={t(authenticatorMessages.codesHint)}
      footer={
        <Button tone="primary" onClick={onClose}>
          {t(authenticatorMessages.kept)}
        </Button>
      }
    >
      <Body>
        <Codes ref={list} aria-label={t(authenticatorMessages.codes)}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </Codes>
        <Row>
          <Button icon={<Copy aria-hidden size={16} />} onClick={() => void copy()}>
            {t(kitMessages.copy)}
          </Button>
          <Button icon={<Download aria-hidden size={16} />} onClick={download}>
            {t(authenticatorMessages.download)}
          </Button>
        </Row>
      </Body>
    </Dialog>
  );
}

const Body = styled.div`
  display: grid;
  gap: ${space(3)};
  padding: ${space(1)} ${space(5)} ${space(3)};
`;

const Codes = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(2)} ${space(4)};
  margin: 0;
  padding: ${space(4)};
  border-radius: ${radius('medium')};
  background: ${color('surfaceSunken')};
  color: ${color('textStrong')};
  font-family: ui-monospace, monospace;
  font-size: 0.9375rem;
  text-align: center;
  list-style: none;
`;
