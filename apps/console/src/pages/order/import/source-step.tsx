import { Button, color, radius, space, useText } from '@waybill/ui-shell';
import { Alert, TextArea } from '@waybill/ui-shell/controls';
import { saveSheet } from '@waybill/ui-shell/table';
import { Download, FileSpreadsheet } from 'lucide-react';
import { type DragEvent, useRef, useState } from 'react';
import styled from 'styled-components';
import { Row } from '../../kit/row';
import { importColumns } from './import-fields';
import { LargeWorkbook, mostInflated } from './large-workbook';
import { importMessages } from './messages';
import { largestFile, readFile, readText, type Table } from './read-table';
import { useImportText } from './use-import-text';

/** Rows of one import. */
export const mostRows = 5000;

/** A table out of a file, or of what a spreadsheet put onto the clipboard. */
export function SourceStep({ onTable }: { onTable: (table: Table) => void }) {
  const t = useText();
  const { titleOf } = useImportText();
  const picker = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');

  const apply = (table: Table) => {
    const count = table.length - 1;
    if (count < 1) setProblem(t(importMessages.noRows));
    else if (count > mostRows) setProblem(t(importMessages.tooMany, { count, most: mostRows }));
    else onTable(table);
  };
  const takeFile = async (file: File | undefined) => {
    if (!file) return;
    setProblem('');
    if (file.size > largestFile) return setProblem(t(importMessages.tooLarge));
    setBusy(true);
    try {
      apply(await readFile(file));
    } catch (failure) {
      const { tooMuch, unreadable } = importMessages;
      setProblem(failure instanceof LargeWorkbook ? t(tooMuch, { most: mostInflated }) : t(unreadable));
    } finally {
      setBusy(false);
    }
  };
  const handleDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void takeFile(event.dataTransfer.files[0]);
  };
  const handleTemplate = () =>
    void saveSheet(
      {
        name: t(importMessages.templateName),
        titles: importColumns.map(titleOf),
        batches: [[importColumns.map(({ example }) => example)]],
      },
      'xlsx',
    );
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
          <Button tone="primary" busy={busy} onClick={() => picker.current?.click()}>
            {t(importMessages.chooseFile)}
          </Button>
          <Button icon={<Download aria-hidden size={16} />} onClick={handleTemplate}>
            {t(importMessages.template)}
          </Button>
        </Row>
        <span>{t(importMessages.orDrop)}</span>
        <input
          ref={picker}
          type="file"
          hidden
          accept=".xlsx,.csv,.tsv,.txt"
          aria-label={t(importMessages.chooseFile)}
          onChange={(event) => {
            void takeFile(event.target.files?.[0]);
            // The same file can be chosen again.
            event.target.value = '';
          }}
        />
      </Zone>
      {problem !== '' && <Alert tone="danger">{problem}</Alert>}
      <TextArea
        label={t(importMessages.pasteRows)}
        rows={4}
        value=""
        onChange={(event) => apply(readText(event.target.value))}
      />
    </Stack>
  );
}

const Stack = styled.div`
  display: grid;
  gap: ${space(4)};
`;

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
