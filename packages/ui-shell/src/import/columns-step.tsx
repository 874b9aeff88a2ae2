import styled from 'styled-components';
import { Action } from '../controls/basic/action';
import { Select } from '../controls/basic/select';
import { Alert } from '../feedback/alert';
import type { Toasts } from '../feedback/create-toasts';
import { useFormat } from '../locales/use-format';
import { color, flexWrap } from '../theme/tokens';
import { useImport } from './import-context';
import { Fields, List, Row, Stack } from './layout';
import { SavedMatches } from './saved-matches';
import { TablePlace } from './table-place';
import type { TableChoice } from './use-table-choice';

/** The most rows of one table. */
const maxRows = 5000;

interface ColumnsStepProps {
  choice: TableChoice;
  toasts: Pick<Toasts, 'success'>;
  onCheck: () => void;
  onBack: () => void;
}

/** The place of the table in its file and the column of each field: as far as they were recognised, the rest chosen by hand. */
export function ColumnsStep({ choice, toasts, onCheck, onBack }: ColumnsStepProps) {
  const { declaration, t, words, fieldName } = useImport();
  const { columns } = declaration;
  const format = useFormat();
  const { rows, filled, match, byContent } = choice;
  const missing = columns
    .filter(({ field, required: needed }) => needed && match[field] === undefined)
    .map(({ field }) => fieldName(field));
  const unused = filled.filter(({ place }) => !Object.values(match).includes(place));
  const nameOf = ({ place, title }: { place: number; title: string }) =>
    title || t(words.untitled, { number: place + 1 });
  const options = filled.map((column) => ({ value: String(column.place), label: nameOf(column) }));
  const exampleOf = (at: number) => filled.find(({ place }) => place === at)?.example;
  const isTooMany = rows.length > maxRows;
  return (
    <Stack>
      <TablePlace choice={choice} />
      {missing.length > 0 && <Alert tone="warning">{t(words.needed, { fields: format.list(missing) })}</Alert>}
      {isTooMany && <Alert tone="danger">{t(words.tooMany, { count: rows.length, most: maxRows })}</Alert>}
      <SavedMatches choice={choice} toasts={toasts} />
      <Columns>
        {columns
          .filter(({ field, number }) => number === undefined || match[field] !== undefined)
          .map(({ field, hint }) => {
            const place = match[field];
            return (
              <div key={field}>
                <Select
                  label={fieldName(field)}
                  value={String(place ?? '')}
                  options={[{ value: '', label: t(words.noColumn) }, ...options]}
                  onValueChange={(value) => {
                    const { [field]: _, ...others } = match;
                    choice.setMatch(value === '' ? others : { ...others, [field]: Number(value) });
                  }}
                />
                <small>{place === undefined ? hint && t(hint) : exampleOf(place)}</small>
                {byContent.includes(field) && <small data-state="doubt">{t(words.byContent)}</small>}
              </div>
            );
          })}
      </Columns>
      {unused.length > 0 && (
        <section aria-label={t(words.unused)}>
          <b>{t(words.unused)}</b>
          <Unused>
            {unused.map((column) => (
              <li key={column.place}>
                {nameOf(column)}{' '}
                {column.example && <small>{t(words.example, { example: column.example.slice(0, 40) })}</small>}
              </li>
            ))}
          </Unused>
        </section>
      )}
      <Row>
        <Action
          tone="primary"
          disabled={missing.length > 0 || isTooMany || rows.length === 0}
          onClick={onCheck}
          text={words.check}
        />
        <Action onClick={onBack} text={words.other} />
        <span>{t(words.rowCount, { count: rows.length })}</span>
      </Row>
    </Stack>
  );
}

const Columns = styled(Fields)`
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

const Unused = styled(List)`
  ${flexWrap(1, 6)}

  small {
    color: ${color('textMuted')};
    overflow-wrap: anywhere;
  }
`;
