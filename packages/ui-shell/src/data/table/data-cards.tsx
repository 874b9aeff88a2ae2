import styled from 'styled-components';
import { useText } from '../../locales/use-text';
import { color, motion, radius, space, textSize } from '../../theme/tokens';
import { CellContent } from './cell-content';
import { Checkbox } from './checkbox';
import { tableMessages } from './messages';
import { SortChoice } from './sort-choice';
import type { TableModel } from './use-table-model';

export interface DataCardsProps<Row> {
  table: TableModel<Row>;
  label: string;
  /** Ids of the columns that a card shows: its title, and the facts below. */
  cards: readonly string[];
  /** What orders them stands above. */
  sorted: boolean;
}

/** The rows of a table as cards, for a phone: title, two or three facts and what can be done with the row. */
export function DataCards<Row>({ table, label, cards, sorted }: DataCardsProps<Row>) {
  return (
    <>
      {sorted && <SortChoice columns={table.columns} sorting={table.sorting} onSortingChange={table.sortBy} />}
      <List data-list aria-label={label}>
        {Array.from({ length: table.count }, (_, place) => table.rowAt(place)).map(
          (row) => row !== undefined && <DataCard key={table.rowId(row)} table={table} row={row} cards={cards} />,
        )}
      </List>
    </>
  );
}

interface DataCardProps<Row> extends Pick<DataCardsProps<Row>, 'table' | 'cards'> {
  row: Row;
}

function DataCard<Row>({ table: { columns, selection, select }, row, cards }: DataCardProps<Row>) {
  const t = useText();
  const byId = (id: string) => columns.filter((column) => column.id === id);
  const [title] = byId(cards[0] ?? '');
  const facts = cards.slice(1).flatMap(byId);
  const controls = columns.filter((column) => column.controls);
  const selected = selection?.has(row) ?? false;
  return (
    <li tabIndex={-1} data-state={selected ? 'selected' : undefined}>
      <header>
        {selection && (
          <Checkbox
            label={t(tableMessages.selectRow)}
            checked={selected}
            onChange={(checked) => select(row, checked)}
          />
        )}
        <strong>{title && <CellContent column={title} row={row} />}</strong>
      </header>
      <dl>
        {facts.map((column) => (
          <div key={column.id}>
            <dt>{t(column.title)}</dt>
            <dd>
              <CellContent column={column} row={row} />
            </dd>
          </div>
        ))}
      </dl>
      {controls.map((column) => (
        <footer key={column.id}>{column.cell(row)}</footer>
      ))}
    </li>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${space(3)};
  margin: ${space(1)} 0 0;
  padding: 0;
  list-style: none;
  font-size: ${textSize('body')};
  font-variant-numeric: tabular-nums;

  [data-state='refreshing'] > & {
    opacity: 0.55;
    transition: opacity ${motion('fast')};
  }

  > li {
    display: grid;
    gap: ${space(2)};
    min-width: 0;
    padding: ${space(2)} ${space(4)} ${space(1)};
    border: 1px solid ${color('border')};
    border-radius: ${radius('large')};
    background: ${color('surface')};
    color: ${color('text')};
  }

  > li:focus-visible {
    outline: 2px solid ${color('focus')};
  }

  > li[data-state='selected'] {
    background: ${color('primaryTint')};
  }

  header {
    display: flex;
    gap: ${space(2)};
    align-items: center;
    min-width: 0;
    min-height: 40px;
  }

  /* The box is pressed by a finger. */
  header label {
    min-width: 40px;
    min-height: 40px;
    margin-inline-start: calc(-1 * ${space(3)});
  }

  strong {
    min-width: 0;
    color: ${color('textStrong')};
    font-weight: 600;
    overflow-wrap: anywhere;
  }

  dl {
    display: grid;
    gap: ${space(1)};
    margin: 0 0 ${space(1)};
  }

  dl > div {
    display: flex;
    gap: ${space(4)};
    align-items: baseline;
    justify-content: space-between;
    min-width: 0;
  }

  dt {
    flex: none;
    color: ${color('textMuted')};
  }

  dd {
    flex: 0 1 auto;
    min-width: 0;
    margin: 0;
    text-align: end;
    overflow-wrap: anywhere;
  }

  footer {
    display: flex;
    justify-content: flex-end;
    padding-block: ${space(1)};
    border-block-start: 1px solid ${color('border')};
  }

  footer > div {
    flex-wrap: wrap;
    white-space: nowrap;
  }
`;
