import { useState } from 'react';
import styled from 'styled-components';
import { Button } from '../controls/basic/button';
import { Select } from '../controls/basic/select';
import { TextField } from '../controls/basic/text-field';
import type { Toasts } from '../feedback/create-toasts';
import { useImport } from './import-context';
import { Row } from './layout';
import type { TableChoice } from './use-table-choice';

/** The stored matches that fit the table, and a field to name and store the current match. */
export function SavedMatches({ choice, toasts }: { choice: TableChoice; toasts: Pick<Toasts, 'success'> }) {
  const { t, words } = useImport();
  const [name, setName] = useState('');
  const [taken, setTaken] = useState('');
  const { usedName, fittingNames, match, keep } = choice;
  if (!keep) return null;
  const shown = usedName ?? taken;
  const handleKeep = async () => {
    const trimmed = name.trim();
    if (!(await keep(trimmed, match))) return;
    setName('');
    setTaken(trimmed);
    toasts.success(t(words.matchKept, { name: trimmed }));
  };
  const handleDrop = async () => {
    if (await choice.drop(shown)) setTaken('');
  };
  return (
    <Bar>
      {fittingNames.length > 0 && (
        <Select
          label={t(words.keptMatch)}
          value={fittingNames.includes(shown) ? shown : ''}
          options={[
            { value: '', label: t(words.guessed) },
            ...fittingNames.map((each) => ({ value: each, label: each })),
          ]}
          onValueChange={(value) => {
            setTaken(value);
            choice.choose(value);
          }}
        />
      )}
      {fittingNames.includes(shown) && <Button onClick={() => void handleDrop()}>{t(words.forgetMatch)}</Button>}
      <TextField
        label={t(words.matchName)}
        value={name}
        autoComplete="off"
        onChange={({ target: { value } }) => setName(value)}
      />
      <Button disabled={name.trim() === ''} onClick={() => void handleKeep()}>
        {t(words.keepMatch)}
      </Button>
    </Bar>
  );
}

const Bar = styled(Row)`
  align-items: end;

  > :not(button) {
    flex: 0 1 15rem;
  }
`;
