import { Button, color, Select, space, useText } from '@waybill/ui-shell';
import { Alert } from '@waybill/ui-shell/controls';
import styled from 'styled-components';
import { Row } from '../../kit/row';
import { useFormat } from '../../kit/use-format';
import { importColumns } from './import-fields';
import { type ColumnMatch, missingFields } from './match-columns';
import { importMessages } from './messages';
import type { Table } from './read-table';
import { useImportText } from './use-import-text';

export interface ColumnsStepProps {
  table: Table;
  match: ColumnMatch;
  onMatchChange: (match: ColumnMatch) => void;
  onCheck: () => void;
  onBack: () => void;
}

/** Which column of the table holds which field: as far as that was recognised, the rest chosen by hand. */
export function ColumnsStep({ table, match, onMatchChange, onCheck, onBack }: ColumnsStepProps) {
  const t = useText();
  const format = useFormat();
  const { titleOf, fieldName } = useImportText();
  const [titles = [], first = []] = table;
  const missing = missingFields(match);
  const options = titles.map((title, place) => ({ value: String(place), label: title || `${place + 1}` }));
  return (
    <Stack>
      {missing.length > 0 && (
        <Alert tone="warning">
          {t(importMessages.needed, { fields: format.list(missing.map(({ field }) => fieldName(field))) })}
        </Alert>
      )}
      <Columns>
        {importColumns.map((column) => {
          const place = match[column.field];
          return (
            <li key={column.field}>
              <Select
                label={titleOf(column)}
                value={place === undefined ? '' : String(place)}
                options={[{ value: '', label: t(importMessages.noColumn) }, ...options]}
                onChange={({ target: { value } }) => {
                  const { [column.field]: _, ...others } = match;
                  onMatchChange(value === '' ? others : { ...others, [column.field]: Number(value) });
                }}
              />
              <small>{place === undefined ? '' : first[place]}</small>
            </li>
          );
        })}
      </Columns>
      <Row>
        <Button tone="primary" disabled={missing.length > 0} onClick={onCheck}>
          {t(importMessages.check)}
        </Button>
        <Button onClick={onBack}>{t(importMessages.other)}</Button>
        <Count>{t(importMessages.rowCount, { count: table.length - 1 })}</Count>
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
  grid-template-columns: repeat(auto-fill, minmax(min(200px, 100%), 1fr));
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
`;

const Count = styled.span`
  color: ${color('textMuted')};
`;
