import { isValidElement, type ReactNode, useRef } from 'react';
import styled from 'styled-components';
import { VisuallyHidden } from '../../lib/visually-hidden';
import { useText } from '../../locales/use-text';
import { MoreMenu } from '../../shell/content/actions';
import { color, flexRow, motion, mutedCaption, radius, space } from '../../theme/tokens';
import { CellContent } from './cell-content';
import { Checkbox } from './checkbox';
import type { DataColumn } from './data-column';
import { tableMessages } from './messages';
import { RowActions } from './row-actions';
import { SortChoice } from './sort-choice';
import type { TableModel } from './use-table-model';

/** Layout of a row on a phone, by column ids. @public */
export interface CardParts<Id extends string = string> {
  /** Names the record. */
  primary: Id;
  /** Column at the end of the first line, such as the state. Default: `undefined`. */
  trailing?: Id;
  /** Columns in the second line. Default: empty. */
  secondary?: readonly Id[];
  /** Columns after the second line, smaller and muted. Default: empty. */
  meta?: readonly Id[];
  /** Behind `meta` on windows wider than a phone, such as a date. Default: nothing. */
  wide?: readonly Id[];
}

export interface DataCardsProps<Row> {
  table: TableModel<Row>;
  label: string;
  cards: CardParts;
  /** The sort control is above the cards. */
  sorted: boolean;
}

/** The rows of a table on a phone, in two lines: name and state of the record, then facts and actions. */
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

type DataCardProps<Row> = Pick<DataCardsProps<Row>, 'table' | 'cards'> & { row: Row };

function DataCard<Row>({ table: { columns, selection, select }, row, cards }: DataCardProps<Row>) {
  const t = useText();
  const { primary, trailing = '', secondary = [], meta = [], wide = [] } = cards;
  const selected = selection?.has(row) ?? false;
  const draw = (ids: readonly string[], named = true) =>
    ids.flatMap((id) =>
      columns
        .filter((column) => column.id === id && !(named && isEmpty(column, row)))
        .map((column) => {
          const Name = isBareNumber(column.cell(row)) ? 'span' : VisuallyHidden;
          return (
            <span key={id}>
              {named && <Name>{`${t(column.title)} `}</Name>}
              <CellContent column={column} row={row} />
            </span>
          );
        }),
    );
  return (
    <li tabIndex={-1} data-state={selected ? 'selected' : undefined}>
      {selection && (
        <Checkbox label={t(tableMessages.selectRow)} checked={selected} onChange={(checked) => select(row, checked)} />
      )}
      <div>
        <strong>{draw([primary], false)}</strong>
        {draw([trailing])}
      </div>
      <div data-part="second">
        <p>
          {draw(secondary)}
          <small>{draw(meta)}</small>
          {wide.length > 0 && <small data-part="wide">{draw(wide)}</small>}
        </p>
        {columns
          .filter((column) => column.controls)
          .map((column) => (
            <CardActions key={column.id}>{column.cell(row)}</CardActions>
          ))}
      </div>
    </li>
  );
}

/** The actions of a row: the first one, and a menu that presses the others, which are hidden in the row. */
function CardActions({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const others = () => [...(box.current?.querySelectorAll<HTMLElement>(`${RowActions} > :nth-child(n + 2)`) ?? [])];
  const toItem = (action: HTMLElement) => ({
    text: action.textContent,
    disabled: action.matches(':disabled'),
    ...(action.dataset.tone === 'danger' && { tone: 'danger' as const }),
    onSelect: () => action.click(),
  });
  return (
    <div ref={box} data-part="card-actions">
      {children}
      <MoreMenu items={() => others().map(toItem)} />
    </div>
  );
}

const isEmpty = <Row,>({ cell, value }: DataColumn<Row>, row: Row): boolean =>
  [cell(row), value?.(row)].some((shown) => shown === '' || shown === '—' || shown === null);

/** Whether a cell is a number, or a link with only a number, which says nothing without its title. */
const isBareNumber = (shown: ReactNode): boolean =>
  typeof shown === 'number' || (isValidElement<{ children?: ReactNode }>(shown) && isBareNumber(shown.props.children));

const List = styled.ul`
  border: 1px solid ${color('border')};
  border-radius: ${radius('large')};
  background: ${color('surface')};
  color: ${color('textStrong')};

  [data-state='refreshing'] > & {
    opacity: 0.55;
    transition: opacity ${motion('fast')};
  }

  > li {
    position: relative;
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    column-gap: ${space(1)};
    align-items: center;
    padding: ${space(2)} ${space(4)};
  }

  > li + li {
    border-block-start: 1px solid ${color('border')};
  }

  > li:focus-visible {
    outline-offset: -2px;
  }

  > li[data-state='selected'] {
    background: ${color('surfaceHover')};
    box-shadow: inset calc(3px * var(--wb-along)) 0 0 ${color('primaryFill')};
  }

  /* A touch target. */
  > li > label {
    grid-row: span 2;
    min-width: 40px;
    min-height: 40px;
    margin-inline-start: calc(-1 * ${space(3)});
  }

  > li > div {
    ${flexRow(2)}
    justify-content: space-between;
    grid-column: -2;
    min-width: 0;
  }

  strong {
    min-width: 0;
    font-weight: 600;
    overflow-wrap: anywhere;
  }

  p {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space(2)};
    align-items: baseline;
    align-content: center;
    max-width: 100%;
    min-height: 40px;
    margin: 0;
    /* A number never wraps: the words beside it, or the actions, have another line. */
    overflow-wrap: break-word;
  }

  small {
    display: contents;
    ${mutedCaption()}
    line-height: 1.35;
  }

  @media (max-width: 575.98px) {
    [data-part='wide'] {
      display: none;
    }
  }

  small [data-part='two-lines'] > span {
    font-size: inherit;
  }

  [data-part='card-actions'] {
    ${flexRow(1)}

    ${RowActions} > :nth-child(n + 2),
    &:not(:has(${RowActions} > :nth-child(2))) > [aria-haspopup] {
      display: none;
    }
  }

  /* Many actions, or long words for them, are a third line. */
  > li > [data-part='second'] {
    flex-wrap: wrap;
    row-gap: 0;

    > p {
      flex: 1 1 8rem;
    }

    > :last-child:not(p) {
      max-width: 100%;
      margin-inline-start: auto;
    }
  }
`;
