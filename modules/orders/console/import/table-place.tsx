import { Select, space, useText } from '@waybill/ui-shell';
import { Alert, Checkbox } from '@waybill/ui-shell/controls';
import styled from 'styled-components';
import { importMessages } from './messages';
import type { TableChoice } from './use-table-choice';

/** Rows that may hold the titles. */
const offeredRows = 30;
/** Row numbers that are named one by one. */
const namedRows = 12;

/** Which sheet and which row of titles is read, what is hidden in the file, and whether hidden rows are taken. */
export function TablePlace({ choice }: { choice: TableChoice }) {
  const t = useText();
  const { workbook, sheet, place, hiddenRows } = choice;
  if (!workbook || !sheet) return null;
  const named = hiddenRows.slice(0, namedRows).map(({ number }) => number);
  return (
    <>
      <Fields>
        {workbook.sheets.length > 1 && (
          <Select
            label={t(importMessages.sheet)}
            value={String(place.sheet)}
            options={workbook.sheets.map(({ name, rows }, at) => ({
              value: String(at),
              label: t(importMessages.sheetOption, { name, count: rows.length }),
            }))}
            onChange={({ target: { value } }) => choice.chooseSheet(Number(value))}
          />
        )}
        <Select
          label={t(importMessages.titleRow)}
          value={String(place.titles)}
          options={sheet.rows.slice(0, offeredRows).map(({ number, cells }, at) => ({
            value: String(at),
            label: t(importMessages.titleRowOption, {
              number,
              cells: cells
                .filter((cell) => cell.trim() !== '')
                .join(' · ')
                .slice(0, 60),
            }),
          }))}
          onChange={({ target: { value } }) => choice.chooseTitles(Number(value))}
        />
      </Fields>
      {workbook.hidden.length > 0 && (
        <Alert>{t(importMessages.hiddenSheets, { names: workbook.hidden.join('、') })}</Alert>
      )}
      {hiddenRows.length > 0 && (
        <Alert
          tone="warning"
          actions={
            <Checkbox
              label={t(importMessages.takeHidden)}
              checked={place.withHidden}
              onCheckedChange={choice.takeHidden}
            />
          }
        >
          {t(importMessages.hiddenRows, {
            count: hiddenRows.length,
            numbers: `${named.join('、')}${hiddenRows.length > namedRows ? '…' : ''}`,
          })}
        </Alert>
      )}
    </>
  );
}

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(16.25rem, 100%), 1fr));
  gap: ${space(4)};
  max-width: 56.25rem;
`;
