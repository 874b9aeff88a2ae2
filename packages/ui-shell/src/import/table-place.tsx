import { Checkbox } from '../controls/basic/checkbox';
import { Select } from '../controls/basic/select';
import { Alert } from '../feedback/alert';
import { useImport } from './import-context';
import { Fields } from './layout';
import { TableNotes } from './table-notes';
import { titleRows } from './title-row';
import type { TableChoice } from './use-table-choice';

/** Row numbers that are listed. */
const namedRows = 12;

/** The sheet and the row of titles, with what is hidden in the file. */
export function TablePlace({ choice }: { choice: TableChoice }) {
  const { t, words } = useImport();
  const { workbook, sheet, place, hiddenRows } = choice;
  if (!workbook || !sheet) return null;
  const named = hiddenRows.slice(0, namedRows).map(({ number }) => number);
  return (
    <>
      <Fields>
        {workbook.sheets.length > 1 && (
          <Select
            label={t(words.sheet)}
            value={String(place.sheet)}
            options={workbook.sheets.map(({ name, rows }, at) => ({
              value: String(at),
              label: t(words.sheetOption, { name, count: rows.length }),
            }))}
            onValueChange={(value) => choice.chooseSheet(Number(value))}
          />
        )}
        <Select
          label={t(words.titleRow)}
          value={String(place.titles)}
          options={sheet.rows.slice(0, titleRows).map(({ number, cells }, at) => ({
            value: String(at),
            label: t(words.titleRowOption, { number, cells: cells.filter(Boolean).join(' · ').slice(0, 60) }),
          }))}
          onValueChange={(value) => choice.chooseTitles(Number(value))}
        />
      </Fields>
      <TableNotes notes={workbook.notes} sheet={sheet.name} />
      {hiddenRows.length > 0 && (
        <Alert
          tone="warning"
          actions={
            <Checkbox label={t(words.takeHidden)} checked={place.withHidden} onCheckedChange={choice.takeHidden} />
          }
        >
          {t(words.hiddenRows, {
            count: hiddenRows.length,
            numbers: `${named.join('、')}${hiddenRows.length > namedRows ? '…' : ''}`,
          })}
        </Alert>
      )}
    </>
  );
}
