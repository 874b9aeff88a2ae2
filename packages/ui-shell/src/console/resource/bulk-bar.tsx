import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '../../form/button';
import { useText } from '../../locales/use-text';
import { color, radius, space } from '../../theme/tokens';
import { ToolButton } from '../../tools/tool-button';
import type { Identified } from './define-resource';
import { resourceMessages } from './messages';
import type { Selection } from './use-selection';

export interface BulkBarProps<Item extends Identified> {
  selection: Selection<Item>;
  /** Records that match. */
  total: number;
  onCopy: () => void;
  /** What can be done with the selection. */
  children: ReactNode;
}

/** What is selected, the way to all that match, and what can be done with it. */
export function BulkBar<Item extends Identified>({ selection, total, onCopy, children }: BulkBarProps<Item>) {
  const t = useText();
  const { count, all, selectAll, clear } = selection;
  return (
    // Its actions stay while nothing is selected: what one of them has open may outlive the selection.
    <Bar role="toolbar" aria-label={t(resourceMessages.bulk)} hidden={count === 0}>
      <strong role="status">{t(all ? resourceMessages.allSelected : resourceMessages.selectedCount, { count })}</strong>
      {!all && count < total && (
        <Button tone="quiet" onClick={selectAll}>
          {t(resourceMessages.selectAllMatching, { total })}
        </Button>
      )}
      {children}
      {!all && <Button onClick={onCopy}>{t(resourceMessages.copyRows)}</Button>}
      <ToolButton icon={X} label={t(resourceMessages.clearSelection)} onClick={clear} />
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(2)};
  align-items: center;
  min-width: 0;
  padding-inline-start: ${space(3)};
  border-radius: ${radius('large')};
  background: ${color('primaryTint')};
  color: ${color('primaryText')};

  &[hidden] {
    display: none;
  }

  strong {
    font-weight: 600;
  }

  @media (max-width: 575.98px) {
    flex-basis: 100%;
    padding-block: ${space(1)};
  }
`;
