import type { OrderReading } from '@waybill/intake/console';
import { useRegions } from '@waybill/kit/console';
import { Action, color, radius, space, useText } from '@waybill/ui-shell';
import { href } from '@waybill/ui-shell/console';
import { FileUp } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { toHandedRows } from './hand-over';
import { intakeMessages } from './intake-messages';

/** Notice that a message contains several orders; opens them in the import, one row each. */
export function SeveralOrders({ reading }: { reading: OrderReading }) {
  const t = useText();
  const navigate = useNavigate();
  const { regions } = useRegions();
  const button = useRef<HTMLButtonElement>(null);
  const count = reading.orders.length;
  useEffect(() => button.current?.focus(), []);
  const handleImport = () => {
    if (regions)
      void navigate(href('/order/orderImport'), { state: { handed: toHandedRows(reading, regions.namesOf) } });
  };
  return (
    <Notice role="group" aria-label={t(intakeMessages.several, { count })}>
      <span>
        <strong>{t(intakeMessages.several, { count })}</strong>
        <br />
        {t(intakeMessages.severalHint)}
      </span>
      <Action
        ref={button}
        icon={<FileUp aria-hidden size={16} />}
        busy={!regions}
        onClick={handleImport}
        text={{ ...intakeMessages.importAll, values: { count } }}
      />
    </Notice>
  );
}

const Notice = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
  align-items: center;
  justify-content: space-between;
  margin-block-start: ${space(3)};
  padding: ${space(3)};
  border-radius: ${radius('medium')};
  background: ${color('infoTint')};
  color: ${color('textStrong')};
`;
