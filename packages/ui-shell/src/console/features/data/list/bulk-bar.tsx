import { X } from 'lucide-react';
import { type ReactNode, use } from 'react';
import styled from 'styled-components';
import { Action } from '../../../../controls/basic/action';
import { ToolButton } from '../../../../controls/basic/tool-button';
import { toTsv } from '../../../../data/spreadsheet/to-tsv';
import type { DataColumn } from '../../../../data/table/data-column';
import { TextSpan } from '../../../../lib/text-span';
import { useText } from '../../../../locales/use-text';
import { DeclareContext } from '../../../../nav/declared-command';
import { ScrollRow } from '../../../../shell/content/scroll-row';
import { color, flexRow, radius, space } from '../../../../theme/tokens';
import { useConsole } from '../../../kernel/console-context';
import type { Identified } from '../resource/define-resource';
import { resourceMessages } from '../resource/messages';
import type { Selection } from './use-selection';

export interface BulkBarProps<Item extends Identified> {
  selection: Selection<Item>;
  /** The first column names a record. */
  columns: readonly DataColumn<Item>[];
  /** Number of matching records. */
  total: number;
  /** There are more than `total`. */
  more: boolean;
  onCopy: () => void;
  onExport: () => void;
  /** Bulk actions. */
  children: ReactNode;
}

/** The selection count, a button that selects all matches, and the bulk actions; overlays the tools, so that no row moves. */
export function BulkBar<Item extends Identified>({
  selection,
  columns,
  total,
  more,
  onCopy,
  onExport,
  children,
}: BulkBarProps<Item>) {
  const t = useText();
  const { confirm } = useConsole();
  const { count, all, hidden, keepHidden, dropHidden, selectAll, clear } = selection;
  const declare = use(DeclareContext);
  const allSelected = selection.more ? resourceMessages.allSelectedUncounted : resourceMessages.allSelected;
  const hiddenCount = { ...resourceMessages.hiddenCount, values: { count: hidden.length } };
  const show = async () => {
    const description = hidden.map((row) => toTsv(columns.slice(0, 1), [row], t, false) || row.id).join(' · ');
    if (await confirm.ask({ title: hiddenCount, description, confirm: resourceMessages.keepHidden })) keepHidden();
  };
  return (
    // Actions stay mounted without a selection, because a dialog of an action may still be open.
    <Bar role="toolbar" aria-label={t(resourceMessages.bulk)} hidden={count === 0}>
      <strong role="status">{t(all ? allSelected : resourceMessages.selectedCount, { count })}</strong>
      <DeclareContext value={count > 0 ? declare : null}>
        <ScrollRow>
          {hidden.length > 0 && (
            <>
              <span role="status">{t(hiddenCount)}</span>
              <Action onClick={() => void show()} text={resourceMessages.showHidden} />
              <Action onClick={dropHidden} text={resourceMessages.dropHidden} />
            </>
          )}
          {hidden.length === 0 && !all && (more || count < total) && (
            <Action
              tone="quiet"
              data-part="all"
              onClick={selectAll}
              text={
                more
                  ? resourceMessages.selectAllUncounted
                  : { ...resourceMessages.selectAllMatching, values: { total } }
              }
            />
          )}
          {/* Hidden rows change only after the user's answer. */}
          {hidden.length === 0 && <TextSpan>{children}</TextSpan>}
          <Action onClick={onExport} text={resourceMessages.export} command="selection.export" />
          {!all && <Action onClick={onCopy} text={resourceMessages.copyRows} />}
        </ScrollRow>
      </DeclareContext>
      <ToolButton scale="medium" icon={X} label={t(resourceMessages.clearSelection)} onClick={clear} />
    </Bar>
  );
}

const Bar = styled.div`
  position: absolute;
  inset: 0;
  ${flexRow(2)}
  padding-inline: ${space(3)} ${space(1)};
  border-radius: ${radius('large')};
  background: ${color('primaryTint')};
  color: ${color('primaryText')};

  &[hidden] {
    display: none;
  }

  strong {
    flex: none;
    max-width: 45%;
    font-weight: 600;
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
