import { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight } from 'lucide-react';
import { useMemo } from 'react';
import styled from 'styled-components';
import { Select } from '../../controls/basic/select';
import { ToolButton } from '../../controls/basic/tool-button';
import { useSteady } from '../../lib/use-steady';
import { useText } from '../../locales/use-text';
import { type DeclaredCommand, useDeclaredCommands } from '../../nav/declared-command';
import { color, space, textSize } from '../../theme/tokens';
import { tableMessages } from './messages';

/** @public */
export interface PaginationProps {
  /** From 1. */
  page: number;
  pageSize: number;
  /** Entries on all pages; undefined while nobody knows, when nothing is said of it and the way leads back only. */
  total: number | undefined;
  /** There are more entries than `total`. Default false. */
  more?: boolean;
  /** Where pages have no numbers to jump to: which ways lead on from this one. Default: all pages up to the last one can be reached. */
  ways?: { readonly previous: boolean; readonly next: boolean } | undefined;
  onPageChange: (page: number) => void;
  /** Without it the size cannot be chosen. */
  onPageSizeChange?: (pageSize: number) => void;
  /** Default 10, 20, 50, 100. */
  pageSizes?: readonly number[];
}

const usualSizes = [10, 20, 50, 100];

/** Below a table: how many entries there are, and the way through their pages. @public */
export function Pagination({
  page,
  pageSize,
  total,
  more = false,
  ways,
  onPageChange,
  onPageSizeChange,
  pageSizes = usualSizes,
}: PaginationProps) {
  const t = useText();
  const known = total !== undefined;
  const pages = known ? Math.max(1, Math.ceil(total / pageSize)) : page;
  const isEnd = (to: number) => to === page || to < 1 || (ways ? !isOpen(ways, to - page) : to > pages);
  const targets = { previous: page - 1, next: page + 1, first: 1, ...(!ways && { last: pages }) };
  const open = Object.entries(targets).flatMap(([name, to]) => (isEnd(to) ? [] : [name]));
  usePageCommands(
    open.join(' '),
    useSteady((name: string) => onPageChange(targets[name as keyof typeof targets] ?? page)),
    useSteady(onPageSizeChange),
    pageSizes,
  );
  const step = (label: keyof typeof targets, icon: typeof ChevronLeft) => (
    // Not `disabled`: the focus stays on the button that was pressed until the end.
    <ToolButton
      scale="medium"
      icon={icon}
      label={t(tableMessages[label])}
      aria-disabled={!open.includes(label)}
      onClick={() => open.includes(label) && onPageChange(targets[label] ?? page)}
    />
  );
  return (
    <Row data-screen aria-label={t(tableMessages.pages)}>
      <Total>{known && t(more ? tableMessages.moreThan : tableMessages.total, { total })}</Total>
      {onPageSizeChange && (
        <Select
          label={t(tableMessages.pageSize)}
          labelHidden
          value={String(pageSize)}
          options={pageSizes.map((size) => ({ value: String(size), label: t(tableMessages.perPage, { size }) }))}
          onChange={(event) => onPageSizeChange(Number(event.target.value))}
        />
      )}
      <Way>
        {step('first', ChevronsLeft)}
        {step('previous', ChevronLeft)}
        <span aria-live="polite">
          {ways ? t(tableMessages.pageAlone, { page }) : t(tableMessages.page, { page, pages: known ? pages : '…' })}
        </span>
        {step('next', ChevronRight)}
        {!ways && step('last', ChevronsRight)}
      </Way>
    </Row>
  );
}

/** Declares the ways to other pages that are open now, and the choice of the page size. */
function usePageCommands(
  open: string,
  go: (name: string) => void,
  resize: ((size: number) => void) | undefined,
  sizes: readonly number[],
): void {
  const commands = useMemo((): readonly DeclaredCommand[] => {
    const ways = open.split(' ').filter(Boolean) as ('previous' | 'next' | 'first' | 'last')[];
    const choose = () =>
      sizes.map((size) => ({
        id: `table.size.${size}`,
        title: { ...tableMessages.perPage, values: { size } },
        run: () => resize?.(size),
      }));
    return [
      ...ways.map((name) => ({ id: `table.${name}`, title: tableMessages[name], run: () => go(name) })),
      ...(resize ? [{ id: 'table.size', title: tableMessages.pageSize, choose }] : []),
    ];
  }, [open, go, resize, sizes]);
  useDeclaredCommands(commands);
}

/** The first page is always known. */
function isOpen({ previous, next }: NonNullable<PaginationProps['ways']>, by: number): boolean {
  if (by > 0) return next;
  return by < -1 || previous;
}

const Row = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
  align-items: center;
  justify-content: flex-end;
  padding-block-start: ${space(2)};
  color: ${color('text')};
  font-size: ${textSize('body')};
  font-variant-numeric: tabular-nums;

  > :nth-child(2):not(:last-child) {
    width: auto;
  }
`;

const Way = styled.div`
  display: flex;
  gap: ${space(1)};
  align-items: center;
`;

const Total = styled.span`
  margin-inline-end: ${space(3)};
  color: ${color('textMuted')};
`;
