import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '../../../controls/basic/button';
import { ToolButton } from '../../../controls/basic/tool-button';
import { OwnText } from '../../../lib/own-text';
import { useText } from '../../../locales/use-text';
import { ScrollRow } from '../../../shell/content/scroll-row';
import { color, radius, space } from '../../../theme/tokens';
import type { Identified } from './define-resource';
import { resourceMessages } from './messages';
import type { Selection } from './use-selection';

export interface BulkBarProps<Item extends Identified> {
  selection: Selection<Item>;
  /** Records that match. */
  total: number;
  /** There are more than these. */
  more: boolean;
  onCopy: () => void;
  onExport: () => void;
  /** What can be done with the selection. */
  children: ReactNode;
}

/** What is selected, the way to all that match, and what can be done with it; it covers what else stands in its place, so that no row below moves. */
export function BulkBar<Item extends Identified>({
  selection,
  total,
  more,
  onCopy,
  onExport,
  children,
}: BulkBarProps<Item>) {
  const t = useText();
  const { count, all, hidden, keepHidden, dropHidden, selectAll, clear } = selection;
  const allSelected = selection.more ? resourceMessages.allSelectedUncounted : resourceMessages.allSelected;
  return (
    // Its actions stay while nothing is selected: what one of them has open may outlive the selection.
    <Bar role="toolbar" aria-label={t(resourceMessages.bulk)} hidden={count === 0}>
      <strong role="status">{t(all ? allSelected : resourceMessages.selectedCount, { count })}</strong>
      <ScrollRow>
        {hidden > 0 && (
          <>
            <span role="status">{t(resourceMessages.hiddenCount, { count: hidden })}</span>
            <Button onClick={dropHidden}>{t(resourceMessages.dropHidden)}</Button>
            <Button onClick={keepHidden}>{t(resourceMessages.keepHidden)}</Button>
          </>
        )}
        {hidden === 0 && !all && (more || count < total) && (
          <Button tone="quiet" data-part="all" onClick={selectAll}>
            {t(more ? resourceMessages.selectAllUncounted : resourceMessages.selectAllMatching, { total })}
          </Button>
        )}
        {/* Rows out of view change only after the answer. */}
        {hidden === 0 && <OwnText>{children}</OwnText>}
        <Button onClick={onExport}>{t(resourceMessages.export)}</Button>
        {!all && <Button onClick={onCopy}>{t(resourceMessages.copyRows)}</Button>}
      </ScrollRow>
      <ToolButton scale="medium" icon={X} label={t(resourceMessages.clearSelection)} onClick={clear} />
    </Bar>
  );
}

const Bar = styled.div`
  position: absolute;
  inset: 0;
  display: flex;
  gap: ${space(2)};
  align-items: center;
  padding-inline: ${space(3)} ${space(1)};
  border-radius: ${radius('large')};
  background: ${color('primaryTint')};
  color: ${color('primaryText')};

  &[hidden] {
    display: none;
  }

  strong {
    flex: none;
    font-weight: 600;
    white-space: nowrap;
  }

  > :last-child {
    margin-inline-start: auto;
  }

  @media (max-width: 575.98px) {
    [data-part='all'] {
      order: 1;
    }
  }
`;
