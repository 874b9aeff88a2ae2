import { Download, FileSpreadsheet } from 'lucide-react';
import { type DragEvent, useRef, useState } from 'react';
import styled from 'styled-components';
import { Action } from '../controls/basic/action';
import { TextArea } from '../controls/basic/text-area';
import { saveSheet } from '../data/spreadsheet/save-sheet';
import { Alert } from '../feedback/alert';
import { color, radius, space } from '../theme/tokens';
import { useImport } from './import-context';
import { Row, Stack } from './layout';
import { maxInflatedMegabytes } from './table/limits';
import { readTable } from './table/read-table';
import type { Table, TableNote } from './table/table';
import { UnreadableTableError } from './table/unreadable-table';
import { TableNotes } from './table-notes';

/** A table from a file, or from the clipboard. */
export function SourceStep({ onTable }: { onTable: (table: Table) => void }) {
  const { declaration, t, words, fieldName } = useImport();
  const picker = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const [notes, setNotes] = useState<readonly TableNote[]>([]);
  const reading = useRef<AbortController>(null);

  const take = async (source: File | string | undefined) => {
    if (source === undefined) return;
    reading.current?.abort();
    const life = new AbortController();
    reading.current = life;
    setProblem('');
    setNotes([]);
    setBusy(true);
    try {
      const table = await readTable(source, life);
      if (table.sheets.some(({ rows }) => rows.length > 1)) return onTable(table);
      const hidden = table.notes.flatMap(({ kind, sheet }) => (kind === 'hiddenSheet' && sheet ? [sheet] : []));
      setNotes(table.notes);
      setProblem(hidden.length > 0 ? t(words.onlyHidden, { names: hidden.slice(0, 10).join('、') }) : t(words.noRows));
    } catch (failure) {
      if (life.signal.aborted) return;
      const byReason = { ...words, large: words.tooMuch, unknown: words.unreadable };
      const text = failure instanceof UnreadableTableError ? byReason[failure.as] : words.readFailed;
      setProblem(t(text, { most: maxInflatedMegabytes }));
    } finally {
      if (reading.current === life) setBusy(false);
    }
  };
  const handleDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void take(event.dataTransfer.files[0]);
  };
  const handleTemplate = () => {
    const columns = declaration.columns.filter(({ number }) => number === undefined);
    const titles = columns.map(({ field }) => fieldName(field));
    const batches = [[columns.map(({ example = '' }) => example)]];
    void saveSheet({ name: t(declaration.template), titles, batches }, 'xlsx');
  };
  return (
    <Stack>
      <Zone
        data-state={over ? 'over' : 'rest'}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={handleDrop}
      >
        <FileSpreadsheet aria-hidden size={32} strokeWidth={1.4} />
        <Row>
          <Action tone="primary" busy={busy} onClick={() => picker.current?.click()} text={words.chooseFile} />
          <Action icon={<Download aria-hidden size={16} />} onClick={handleTemplate} text={words.template} />
        </Row>
        <span>{t(words.orDrop)}</span>
        <input
          ref={picker}
          type="file"
          hidden
          accept=".xlsx,.xlsm,.csv,.tsv,.txt,.xls,.et"
          aria-label={t(words.chooseFile)}
          onChange={(event) => {
            void take(event.target.files?.[0]);
            // The same file can be chosen again.
            event.target.value = '';
          }}
        />
      </Zone>
      {problem !== '' && <Alert tone="danger">{problem}</Alert>}
      <TableNotes notes={notes.filter(({ kind }) => kind !== 'hiddenSheet')} />
      <TextArea label={t(words.pasteRows)} rows={4} value="" onChange={(event) => void take(event.target.value)} />
    </Stack>
  );
}

const Zone = styled.div`
  display: grid;
  gap: ${space(3)};
  justify-items: center;
  padding: ${space(8)} ${space(4)};
  border: 1px dashed ${color('border')};
  border-radius: ${radius('large')};
  color: ${color('textMuted')};
  text-align: center;

  &[data-state='over'] {
    border-color: ${color('primaryText')};
    background: ${color('primaryTint')};
  }
`;
