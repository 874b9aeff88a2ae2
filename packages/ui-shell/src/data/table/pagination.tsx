import * as Popover from '@radix-ui/react-popover';
import { ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react';
import styled from 'styled-components';
import { Button } from '../../controls/basic/button';
import { ToolButton } from '../../controls/basic/tool-button';
import { PopoverRoot } from '../../lib/popover-root';
import { VisuallyHidden } from '../../lib/visually-hidden';
import { useText } from '../../locales/use-text';
import { color, flexWrap, space } from '../../theme/tokens';
import { tableMessages } from './messages';
import { MenuPanel } from './tool-panel.styles';

/** @public */
export interface PaginationProps {
  /** From 1. */
  page: number;
  pageSize: number;
  /** Total number of rows. If undefined, the pager shows no total and offers only previous pages. */
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
  const isCounted = total !== undefined;
  const pages = isCounted ? Math.max(1, Math.ceil(total / pageSize)) : page;
  const place = ways
    ? t(tableMessages.pageAlone, { page })
    : t(tableMessages.page, { page, pages: isCounted ? pages : '…' });
  // Not `disabled`: a button that is pressed until the end would lose the focus.
  const way = (to: number) => {
    const isEnd = to === page || to < 1 || (ways ? !isOpen(ways, to - page) : to > pages);
    return { 'aria-disabled': isEnd, onClick: () => isEnd || onPageChange(to) };
  };
  return (
    <Row data-screen aria-label={t(tableMessages.pages)}>
      <Total role="status">{isCounted && t(more ? tableMessages.moreThan : tableMessages.total, { total })}</Total>
      <VisuallyHidden aria-live="polite">{place}</VisuallyHidden>
      <ToolButton scale="medium" icon={ChevronLeft} label={t(tableMessages.previous)} {...way(page - 1)} />
      <PopoverRoot>
        <Popover.Trigger asChild>
          <Button tone="quiet">
            {place}
            <ChevronDown aria-hidden size={16} />
          </Button>
        </Popover.Trigger>
        <MenuPanel align="end" sideOffset={6} collisionPadding={12} aria-label={t(tableMessages.pages)}>
          <Popover.Close {...way(1)}>{t(tableMessages.first)}</Popover.Close>
          {!ways && <Popover.Close {...way(pages)}>{t(tableMessages.last)}</Popover.Close>}
          {onPageSizeChange && (
            <fieldset>
              <legend>{t(tableMessages.pageSize)}</legend>
              {[...pageSizes]
                .sort((one, other) => one - other)
                .map((size) => (
                  <Popover.Close key={size} aria-pressed={size === pageSize} onClick={() => onPageSizeChange(size)}>
                    {t(tableMessages.perPage, { size })}
                  </Popover.Close>
                ))}
            </fieldset>
          )}
        </MenuPanel>
      </PopoverRoot>
      <ToolButton scale="medium" icon={ChevronRight} label={t(tableMessages.next)} {...way(page + 1)} />
    </Row>
  );
}

/** The first page is always known. */
function isOpen({ previous, next }: NonNullable<PaginationProps['ways']>, by: number): boolean {
  if (by > 0) return next;
  return by < -1 || previous;
}

const Row = styled.nav`
  ${flexWrap(1)}
  align-items: center;
  justify-content: flex-end;
  padding-block-start: ${space(2)};
`;

const Total = styled.span`
  margin-inline-end: ${space(3)};
  color: ${color('textMuted')};
`;
