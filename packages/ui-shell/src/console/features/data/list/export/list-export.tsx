import * as Popover from '@radix-ui/react-popover';
import { Download, X } from 'lucide-react';
import { Fragment, memo, useMemo, useState } from 'react';
import styled from 'styled-components';
import { ToolButton } from '../../../../../controls/basic/tool-button';
import type { SheetFormat } from '../../../../../data/spreadsheet/save-sheet';
import { cellValue } from '../../../../../data/table/cell-value';
import type { DataColumn } from '../../../../../data/table/data-column';
import { MenuPanel, PanelButton } from '../../../../../data/table/tool-panel.styles';
import { PopoverRoot } from '../../../../../lib/popover-root';
import { useSteady } from '../../../../../lib/use-steady';
import type { ShellMessage } from '../../../../../locales/define-messages';
import { useText } from '../../../../../locales/use-text';
import { useDeclaredCommands } from '../../../../../nav/declared-command';
import { color, flexRow, radius, size, space } from '../../../../../theme/tokens';
import type { Identified } from '../../resource/define-resource';
import type { FilterKinds } from '../../resource/list-address';
import { resourceMessages } from '../../resource/messages';
import type { List } from '../use-list';
import type { Selection } from '../use-selection';
import { ExportDialog } from './export-dialog';
import type { ExportScope, ListExports } from './list-exports';
import { useListExport } from './use-list-export';

export interface ListExportButtonProps<Item extends Identified, Filters extends FilterKinds> {
  list: List<Item, Filters>;
  selection: Selection<Item>;
  /** The shown columns, in order. */
  columns: readonly DataColumn<Item>[];
  /** All exportable columns. */
  allColumns: readonly DataColumn<Item>[];
  exports: ListExports<Item>;
  /** Name of the file and its sheet. */
  title: string;
  /** Whether the export dialog is open; the bulk bar opens it as well. */
  asking: boolean;
  onAskingChange: (asking: boolean) => void;
  onCopyPage: () => void;
}

const formats = ['xlsx', 'csv'] as const satisfies readonly SheetFormat[];

/** A button that exports the current page or all matches to a file; during the export it shows the progress and Cancel. */
export function ListExportButton<Item extends Identified, Filters extends FilterKinds>({
  list,
  selection,
  columns,
  allColumns,
  exports,
  title,
  asking,
  onAskingChange,
  onCopyPage,
}: ListExportButtonProps<Item, Filters>) {
  const t = useText();
  const selected = selection.all ? [] : selection.rows;
  const { progress, start, cancel } = useListExport({ list, selected, title, ...exports });
  const shown = columns.map(toField);
  const fields = exports.fields ?? allColumns.map(toField);
  const startShown = useSteady((format: SheetFormat, scope: ExportScope) => start({ format, scope, fields: shown }));
  const ask = useSteady(() => onAskingChange(true));
  const copyPage = useSteady(onCopyPage);
  if (progress) {
    const isCounted = progress.total !== undefined;
    return (
      <Progress>
        <progress
          aria-label={t(resourceMessages.exporting)}
          {...(isCounted ? { value: progress.done, max: progress.total || 1 } : {})}
        />
        <span>
          {t(isCounted ? resourceMessages.exportedSoFar : resourceMessages.exportedUncounted, { ...progress })}
        </span>
        <ToolButton scale="medium" icon={X} label={t(resourceMessages.cancelExport)} onClick={cancel} />
      </Progress>
    );
  }
  return (
    <>
      <ExportMenu
        disabled={list.rows.length === 0}
        total={list.total}
        more={list.more}
        onChoose={startShown}
        onAsk={ask}
        onCopyPage={copyPage}
      />
      {asking && (
        <ExportDialog
          fields={fields}
          usual={exports.fields ? [] : shown.map(({ id }) => id)}
          exports={exports}
          counts={{
            selection: selected.length,
            // Without filters all records match.
            ...(list.filtered ? { filtered: list.total, all: 1 } : { all: list.total }),
            page: list.rows.length,
          }}
          more={list.more}
          onExport={({ fields: ids, scope, format }) => {
            onAskingChange(false);
            const selectedFields = ids.flatMap((id) => fields.filter((field) => field.id === id));
            start({ format, scope, fields: selectedFields });
          }}
          onClose={() => onAskingChange(false)}
        />
      )}
    </>
  );
}

interface ExportMenuProps {
  disabled: boolean;
  /** Number of matching records; a lower bound if `more`. */
  total: number;
  more: boolean;
  onChoose: (format: SheetFormat, scope: ExportScope) => void;
  onAsk: () => void;
  onCopyPage: () => void;
}

/** Memoised, so that a change of rows does not render it. */
const ExportMenu = memo(function ExportMenu({ disabled, total, more, onChoose, onAsk, onCopyPage }: ExportMenuProps) {
  const t = useText();
  const [open, setOpen] = useState(false);
  const groups = useMemo(() => {
    const ofAll = more ? resourceMessages.allToUncounted : resourceMessages.allTo;
    const toFiles = (text: ShellMessage, scope: ExportScope) =>
      formats.map((format) => ({
        id: `export.${scope}.${format}`,
        title: { ...text, values: { total, format: format.toUpperCase() } },
        run: () => onChoose(format, scope),
      }));
    return [
      [{ id: 'export.fields', title: resourceMessages.chooseFields, run: onAsk }],
      toFiles(ofAll, 'filtered'),
      [
        ...toFiles(resourceMessages.pageTo, 'page'),
        { id: 'export.copy', title: resourceMessages.copyPage, run: onCopyPage },
      ],
    ];
  }, [total, more, onChoose, onAsk, onCopyPage]);
  useDeclaredCommands(
    useMemo(
      () => [{ id: 'list.export', title: resourceMessages.export, disabled, choose: () => groups.flat() }],
      [disabled, groups],
    ),
  );
  return (
    <PopoverRoot open={open} onOpenChange={setOpen}>
      <Popover.Trigger asChild>
        <PanelButton
          data-icon=""
          title={t(resourceMessages.export)}
          icon={<Download aria-hidden size={16} />}
          disabled={disabled}
        >
          {t(resourceMessages.export)}
        </PanelButton>
      </Popover.Trigger>
      <MenuPanel align="end" sideOffset={6} collisionPadding={12} aria-label={t(resourceMessages.export)}>
        {groups.map((group, at) => (
          <Fragment key={group[0]?.id}>
            {at > 0 && <hr />}
            {group.map(({ id, title, run }) => (
              <button
                key={id}
                type="button"
                onClick={() => {
                  setOpen(false);
                  run();
                }}
              >
                {t(title)}
              </button>
            ))}
          </Fragment>
        ))}
      </MenuPanel>
    </PopoverRoot>
  );
});

const toField = <Item,>(column: DataColumn<Item>) => ({
  id: column.id,
  title: column.title,
  value: (row: Item) => cellValue(column, row),
});

const Progress = styled.div`
  ${flexRow(2)}
  min-height: ${size('control')};
  padding-inline-start: ${space(3)};
  border: 1px solid ${color('border')};
  border-radius: ${radius('medium')};
  color: ${color('text')};

  progress {
    width: 6rem;
    height: 6px;
    accent-color: ${color('primaryFill')};
  }

  button {
    align-self: stretch;
    height: auto;
  }
`;
