import { Row, useFormat } from '@waybill/kit/console';
import { Action, color, Select, space, useText } from '@waybill/ui-shell';
import { Alert } from '@waybill/ui-shell/controls';
import styled from 'styled-components';
import { type ImportField, importColumns } from './import-fields';
import { KeptMatches } from './kept-matches';
import { missingFields, unusedColumns } from './match-columns';
import { importMessages } from './messages';
import { mostRows } from './source-step';
import { TablePlace } from './table-place';
import { useImportText } from './use-import-text';
import type { TableChoice } from './use-table-choice';

export interface ColumnsStepProps {
  choice: TableChoice;
  onCheck: () => void;
  onBack: () => void;
}

/** Where the table stands in its file, and which of its columns holds which field: as far as that was recognised, the rest chosen by hand. */
export function ColumnsStep({ choice, onCheck, onBack }: ColumnsStepProps) {
  const t = useText();
  const format = useFormat();
  const { titleOf, fieldName } = useImportText();
  const { titles, rows, match, byContent } = choice;
  const cells = rows.map((row) => row.cells);
  const missing = missingFields(match);
  const unused = unusedColumns(titles, cells, match);
  const count = Math.max(titles.length, ...cells.slice(0, 50).map((row) => row.length));
  const options = Array.from({ length: count }, (_, place) => ({
    value: String(place),
    label: titles[place]?.trim() || t(importMessages.untitled, { number: place + 1 }),
  }));
  const exampleOf = (place: number) => cells.find((row) => (row[place] ?? '').trim() !== '')?.[place] ?? '';
  const withoutColumn = (field: ImportField) =>
    field === 'vehicles.0.category' ? t(importMessages.kindFromBrand) : '';
  const isTooMany = rows.length > mostRows;
  return (
    <Stack>
      <TablePlace choice={choice} />
      {missing.length > 0 && (
        <Alert tone="warning">
          {t(importMessages.needed, { fields: format.list(missing.map(({ field }) => fieldName(field))) })}
        </Alert>
      )}
      {isTooMany && <Alert tone="danger">{t(importMessages.tooMany, { count: rows.length, most: mostRows })}</Alert>}
      <KeptMatches choice={choice} />
      <Columns>
        {importColumns
          .filter(({ field, vehicle }) => vehicle === undefined || match[field] !== undefined)
          .map((column) => {
            const place = match[column.field];
            return (
              <li key={column.field}>
                <Select
                  label={titleOf(column)}
                  value={place === undefined ? '' : String(place)}
                  options={[{ value: '', label: t(importMessages.noColumn) }, ...options]}
                  onChange={({ target: { value } }) => {
                    const { [column.field]: _, ...others } = match;
                    choice.setMatch(value === '' ? others : { ...others, [column.field]: Number(value) });
                  }}
                />
                <small>{place === undefined ? withoutColumn(column.field) : exampleOf(place)}</small>
                {byContent.includes(column.field) && <small data-state="doubt">{t(importMessages.byContent)}</small>}
              </li>
            );
          })}
      </Columns>
      {unused.length > 0 && (
        <Unused aria-label={t(importMessages.unused)}>
          <b>{t(importMessages.unused)}</b>
          <ul>
            {unused.map(({ place, title, example }) => (
              <li key={place}>
                {title || t(importMessages.untitled, { number: place + 1 })}
                {example !== '' && <small>{t(importMessages.example, { example: example.slice(0, 40) })}</small>}
              </li>
            ))}
          </ul>
        </Unused>
      )}
      <Row>
        <Action
          tone="primary"
          disabled={missing.length > 0 || isTooMany || rows.length === 0}
          onClick={onCheck}
          text={importMessages.check}
        />
        <Action onClick={onBack} text={importMessages.other} />
        <Count>{t(importMessages.rowCount, { count: rows.length })}</Count>
      </Row>
    </Stack>
  );
}

const Stack = styled.div`
  display: grid;
  gap: ${space(5)};
`;

const Columns = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(12.5rem, 100%), 1fr));
  gap: ${space(4)};
  margin: 0;
  padding: 0;
  list-style: none;

  small {
    display: block;
    min-height: 1.5em;
    overflow: hidden;
    color: ${color('textMuted')};
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  [data-state='doubt'] {
    color: ${color('warning')};
  }
`;

const Unused = styled.section`
  color: ${color('text')};

  ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(1)} ${space(6)};
    margin: ${space(2)} 0 0;
    padding: 0;
    list-style: none;
  }

  small {
    margin-inline-start: ${space(2)};
    color: ${color('textMuted')};
    overflow-wrap: anywhere;
  }
`;

const Count = styled.span`
  color: ${color('textMuted')};
`;
