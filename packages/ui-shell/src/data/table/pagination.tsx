import { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight } from 'lucide-react';
import styled from 'styled-components';
import { Select } from '../../controls/basic/select';
import { ToolButton } from '../../controls/basic/tool-button';
import { useText } from '../../locales/use-text';
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
  const step = (label: keyof typeof tableMessages, icon: typeof ChevronLeft, to: number) => {
    const isEnd = to === page || to < 1 || (ways ? !isOpen(ways, to - page) : to > pages);
    // Not `disabled`: whoever pressed it until the end would lose the focus.
    return (
      <ToolButton
        scale="medium"
        icon={icon}
        label={t(tableMessages[label])}
        aria-disabled={isEnd}
        onClick={() => isEnd || onPageChange(to)}
      />
    );
  };
  return (
    <Row data-screen aria-label={t(tableMessages.pages)}>
      <Total role="status">{known && t(more ? tableMessages.moreThan : tableMessages.total, { total })}</Total>
      {onPageSizeChange && (
        <Select
          label={t(tableMessages.pageSize)}
          labelHidden
          value={String(pageSize)}
          options={[...pageSizes]
            .sort((one, other) => one - other)
            .map((size) => ({ value: String(size), label: t(tableMessages.perPage, { size }) }))}
          onChange={(event) => onPageSizeChange(Number(event.target.value))}
        />
      )}
      <Way>
        {step('first', ChevronsLeft, 1)}
        {step('previous', ChevronLeft, page - 1)}
        <span aria-live="polite">
          {ways ? t(tableMessages.pageAlone, { page }) : t(tableMessages.page, { page, pages: known ? pages : '…' })}
        </span>
        {step('next', ChevronRight, page + 1)}
        {!ways && step('last', ChevronsRight, pages)}
      </Way>
    </Row>
  );
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
