import { can } from '@waybill/auth-core';
import { useSession } from '@waybill/auth-core/react';
import { Button, Dialog, Select, space, TextField, useText } from '@waybill/ui-shell';
import { useScan } from '@waybill/ui-shell/console';
import { ScanLine } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { pieceNumber } from '../../contract/piece-number';
import { stepRights } from '../../contract/rights';
import type { OrderStep } from '../../contract/words';
import { orderMessages } from '../shared/messages';
import { orderHref } from '../shared/order-status';
import { scanMessages } from './messages';
import { orderCode } from './order-code';
import type { OpenedByCode } from './piece-notice';
import { ScannedList } from './scanned-list';
import { useScans } from './use-scans';

/** Steps at a gate or a truck that need no reason. */
const stepsByCode = ['accept', 'collect', 'depart', 'arrive', 'deliver', 'sign'] as const satisfies OrderStep[];

/** Opens orders or moves them on by label codes. An order moves on once the codes of all its vehicles are scanned. */
export function ScanDialog({ onClose }: { onClose: () => void }) {
  const t = useText();
  const navigate = useNavigate();
  const { access } = useSession();
  const form = useId();
  const [what, setWhat] = useState<OrderStep | 'open'>('open');
  const [code, setCode] = useState('');
  const steps = stepsByCode.filter((step) => can(stepRights[step], access));
  const { scanned, isReady, scan, clear } = useScans({
    step: what === 'open' ? undefined : what,
    onOpen: ({ id }, piece) => {
      onClose();
      void navigate(orderHref(id), { state: { piece } satisfies OpenedByCode });
    },
  });
  useScan(isReady ? [{ pattern: orderCode, run: scan }] : []);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (code.trim() === '' || !isReady) return;
    scan(code);
    setCode('');
  };
  const example = pieceNumber('TY2026010100001', 0, 2);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(scanMessages.title)}
      description={t(scanMessages.lead)}
      footer={<Button onClick={onClose}>{t(scanMessages.close)}</Button>}
    >
      <Body id={form} onSubmit={handleSubmit}>
        <TextField
          label={t(scanMessages.code)}
          value={code}
          onChange={({ target }) => setCode(target.value)}
          placeholder={t(scanMessages.codeHint, { example })}
          prefix={<ScanLine aria-hidden size={16} />}
          scale="large"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="go"
          autoFocus
        />
        {steps.length > 0 && (
          <Select
            label={t(scanMessages.what)}
            value={what}
            onValueChange={(value) => {
              setWhat(value);
              clear();
            }}
            options={[
              { value: 'open', label: t(scanMessages.open) },
              ...steps.map((step) => ({ value: step, label: t(orderMessages[step]) })),
            ]}
          />
        )}
        <ScannedList scanned={scanned} />
      </Body>
    </Dialog>
  );
}

const Body = styled.form`
  display: grid;
  gap: ${space(3)};
  padding: ${space(1)} ${space(5)} ${space(5)};
`;
