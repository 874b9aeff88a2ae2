import { Row } from '@waybill/kit/console';
import { Action, color, radius, space, useText } from '@waybill/ui-shell';
import { Alert, TextArea } from '@waybill/ui-shell/controls';
import {
  LargeWorkbook,
  largestFile,
  mostInflated,
  readFile,
  readText,
  UnreadableTable,
  type Workbook,
} from '@waybill/ui-shell/import';
import { saveSheet } from '@waybill/ui-shell/table';
import { Download, FileSpreadsheet } from 'lucide-react';
import { type DragEvent, useRef, useState } from 'react';
import styled from 'styled-components';
import { templateColumns } from './import-fields';
import { importMessages } from './messages';
import { useImportText } from './use-import-text';

/** Rows of one import. */
export const mostRows = 5000;

/** A table out of a file, or of what a spreadsheet put onto the clipboard. */
export function SourceStep({ onWorkbook }: { onWorkbook: (workbook: Workbook) => void }) {
  const t = useText();
  const { titleOf } = useImportText();
  const picker = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');

  const apply = (workbook: Workbook) => {
    const { sheets, hidden } = workbook;
    if (sheets.some(({ rows }) => rows.length > 1)) return onWorkbook(workbook);
    setProblem(
      hidden.length > 0 ? t(importMessages.onlyHidden, { names: hidden.join('、') }) : t(importMessages.noRows),
    );
  };
  const takeFile = async (file: File | undefined) => {
    if (!file) return;
    setProblem('');
    if (file.size > largestFile) return setProblem(t(importMessages.tooLarge));
    setBusy(true);
    try {
      apply(await readFile(file));
    } catch (failure) {
      const { tooMuch, oldWorkbook, markup, unreadable } = importMessages;
      if (failure instanceof LargeWorkbook) setProblem(t(tooMuch, { most: mostInflated }));
      else if (failure instanceof UnreadableTable)
        setProblem(t({ oldWorkbook, markup, unknown: unreadable }[failure.as]));
      else throw failure;
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
        titles: templateColumns.map(titleOf),
        batches: [[templateColumns.map(({ example }) => example)]],
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
          <Action tone="primary" busy={busy} onClick={() => picker.current?.click()} text={importMessages.chooseFile} />
          <Action icon={<Download aria-hidden size={16} />} onClick={handleTemplate} text={importMessages.template} />
        </Row>
        <span>{t(importMessages.orDrop)}</span>
        <input
          ref={picker}
          type="file"
          hidden
          accept=".xlsx,.xlsm,.csv,.tsv,.txt,.xls,.et"
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
