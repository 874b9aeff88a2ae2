import { Button, Select, space, TextField, useText } from '@waybill/ui-shell';
import { useToasts } from '@waybill/ui-shell/console';
import { useState } from 'react';
import styled from 'styled-components';
import { importMessages } from './messages';
import type { TableChoice } from './use-table-choice';

/** The matches that the account keeps and that fit this table, and a name for the present one. */
export function KeptMatches({ choice }: { choice: TableChoice }) {
  const t = useText();
  const toasts = useToasts();
  const [name, setName] = useState('');
  const [taken, setTaken] = useState('');
  const { usedName, fittingNames, match } = choice;
  const shown = usedName ?? taken;
  const handleKeep = async () => {
    const kept = name.trim();
    if (!(await choice.keep(kept, match))) return;
    setName('');
    setTaken(kept);
    toasts.success({ ...importMessages.matchKept, values: { name: kept } });
  };
  const handleDrop = async () => {
    if (await choice.drop(shown)) setTaken('');
  };
  return (
    <Bar>
      {fittingNames.length > 0 && (
        <Select
          label={t(importMessages.keptMatch)}
          value={fittingNames.includes(shown) ? shown : ''}
          options={[
            { value: '', label: t(importMessages.guessed) },
            ...fittingNames.map((each) => ({ value: each, label: each })),
          ]}
          onChange={({ target: { value } }) => {
            setTaken(value);
            choice.choose(value);
          }}
        />
      )}
      {fittingNames.includes(shown) && (
        <Button onClick={() => void handleDrop()}>{t(importMessages.forgetMatch)}</Button>
      )}
      <TextField
        label={t(importMessages.matchName)}
        value={name}
        autoComplete="off"
        onChange={({ target: { value } }) => setName(value)}
      />
      <Button disabled={name.trim() === ''} onClick={() => void handleKeep()}>
        {t(importMessages.keepMatch)}
      </Button>
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
  align-items: end;

  > :not(button) {
    flex: 0 1 15rem;
  }
`;
