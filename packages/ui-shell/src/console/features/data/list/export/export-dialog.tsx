import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { Button } from '../../../../../controls/basic/button';
import { Checkbox } from '../../../../../controls/basic/checkbox';
import { Select } from '../../../../../controls/basic/select';
import { TextField } from '../../../../../controls/basic/text-field';
import { ToolButton } from '../../../../../controls/basic/tool-button';
import type { SheetFormat } from '../../../../../data/spreadsheet/save-sheet';
import { Dialog } from '../../../../../feedback/dialog';
import { useText } from '../../../../../locales/use-text';
import { color, flexFill, flexRow, flexWrap, radius, space } from '../../../../../theme/tokens';
import { resourceMessages } from '../../resource/messages';
import {
  type ExportField,
  type ExportScope,
  type ExportSet,
  type ListExports,
  moveField,
  validFields,
} from './list-exports';

export interface ExportDialogProps<Item> {
  fields: readonly ExportField<Item>[];
  /** Initially chosen fields. */
  usual: readonly string[];
  exports: Pick<ListExports<Item>, 'sets' | 'saved'>;
  /** Number of records per scope; empty scopes are not offered. */
  counts: Readonly<Partial<Record<ExportScope, number>>>;
  /** The counts are lower bounds. */
  more: boolean;
  onExport: (choice: { fields: readonly string[]; scope: ExportScope; format: SheetFormat }) => void;
  onClose: () => void;
}

const scopes = ['selection', 'filtered', 'page', 'all'] as const;

/** Dialog for the content of a file: its records, its fields and their order, by hand or by a named set, and its format. */
export function ExportDialog<Item>({
  fields,
  usual,
  exports,
  counts,
  more,
  onExport,
  onClose,
}: ExportDialogProps<Item>) {
  const t = useText();
  const offered = scopes.filter((each) => (counts[each] ?? 0) > 0);
  const [scope, setScope] = useState<ExportScope>(offered.find((each) => each !== 'page') ?? 'page');
  const [chosen, setChosen] = useState(() => validFields(usual, fields));
  const [format, setFormat] = useState<SheetFormat>('xlsx');
  const [taken, setTaken] = useState('');
  const [name, setName] = useState('');
  const titles = new Map(fields.map(({ id, title }) => [id, t(title)]));
  const { sets = [], saved: store } = exports;
  const all: readonly ExportSet[] = [...sets, ...(store?.sets ?? [])];
  const isKept = store?.sets.some((set) => set.name === taken) ?? false;
  const change = (next: readonly string[]) => {
    setChosen([...next]);
    setTaken('');
  };
  const handleTake = (setName: string) => {
    setTaken(setName);
    const set = all.find((each) => each.name === setName);
    if (set) setChosen(validFields(set.fields, fields));
  };
  const handleKeep = async () => {
    const trimmed = name.trim();
    if (!(await store?.save({ name: trimmed, fields: chosen }))) return;
    setName('');
    setTaken(trimmed);
  };
  const handleDrop = async () => {
    if (await store?.remove(taken)) setTaken('');
  };
  const rest = fields.filter(({ id }) => !chosen.includes(id));
  return (
    <Dialog
      open
      title={t(resourceMessages.exportTitle)}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      footer={
        <>
          <Button onClick={onClose}>{t(resourceMessages.exportClose)}</Button>
          <Button
            tone="primary"
            disabled={chosen.length === 0 || offered.length === 0}
            onClick={() => onExport({ fields: chosen, scope, format })}
          >
            {t(resourceMessages.export)}
          </Button>
        </>
      }
    >
      <Stack>
        <Pair>
          <Select
            label={t(resourceMessages.exportScope)}
            value={scope}
            options={offered.map((each) => ({
              value: each,
              label: t({
                ...(more && each === 'filtered' ? resourceMessages.exportFilteredUncounted : scopeMessages[each]),
                values: { count: counts[each] ?? 0 },
              }),
            }))}
            onValueChange={setScope}
          />
          <Select
            label={t(resourceMessages.exportFormat)}
            value={format}
            options={[
              { value: 'xlsx', label: 'XLSX' },
              { value: 'csv', label: 'CSV' },
            ]}
            onValueChange={setFormat}
          />
          {all.length > 0 && (
            <Select
              label={t(resourceMessages.exportSet)}
              value={taken}
              options={[
                { value: '', label: t(resourceMessages.exportByHand) },
                ...all.map((set) => ({ value: set.name, label: set.name })),
              ]}
              onValueChange={handleTake}
            />
          )}
          {isKept && (
            <ToolButton
              scale="medium"
              icon={Trash2}
              label={t(resourceMessages.exportDrop, { name: taken })}
              onClick={() => void handleDrop()}
            />
          )}
        </Pair>
        <Bar>
          <b>{t(resourceMessages.exportFields, { count: chosen.length })}</b>
          <Button tone="quiet" onClick={() => change([...chosen, ...rest.map(({ id }) => id)])}>
            {t(resourceMessages.exportAllFields)}
          </Button>
          <Button tone="quiet" onClick={() => change([])}>
            {t(resourceMessages.exportNoFields)}
          </Button>
        </Bar>
        <Fields aria-label={t(resourceMessages.exportFields, { count: chosen.length })}>
          {[...chosen, ...rest.map(({ id }) => id)].map((id) => {
            const at = chosen.indexOf(id);
            const title = titles.get(id) ?? id;
            return (
              <li key={id}>
                <Checkbox
                  label={title}
                  checked={at >= 0}
                  onCheckedChange={(on) => change(on ? [...chosen, id] : chosen.filter((each) => each !== id))}
                />
                {at >= 0 && (
                  <>
                    <ToolButton
                      scale="medium"
                      icon={ArrowUp}
                      label={t(resourceMessages.exportUp, { title })}
                      disabled={at === 0}
                      onClick={() => change(moveField(chosen, id, -1))}
                    />
                    <ToolButton
                      scale="medium"
                      icon={ArrowDown}
                      label={t(resourceMessages.exportDown, { title })}
                      disabled={at === chosen.length - 1}
                      onClick={() => change(moveField(chosen, id, 1))}
                    />
                  </>
                )}
              </li>
            );
          })}
        </Fields>
        {store && (
          <Pair>
            <TextField
              label={t(resourceMessages.exportSetName)}
              value={name}
              autoComplete="off"
              onChange={({ target }) => setName(target.value)}
            />
            <Button disabled={name.trim() === '' || chosen.length === 0} onClick={() => void handleKeep()}>
              {t(resourceMessages.exportKeep)}
            </Button>
          </Pair>
        )}
      </Stack>
    </Dialog>
  );
}

const scopeMessages = {
  selection: resourceMessages.exportSelection,
  filtered: resourceMessages.exportFiltered,
  page: resourceMessages.exportPage,
  all: resourceMessages.exportAll,
};

const Stack = styled.div`
  display: grid;
  gap: ${space(4)};
  padding: ${space(1)} ${space(5)};
`;

const Pair = styled.div`
  ${flexWrap(3)}
  align-items: end;

  > :not(button) {
    flex: 1 1 11.25rem;
  }

  /* Aligns the button with the field, which ends with the gap of its message. */
  > button {
    margin-block-end: ${space(1)};
  }
`;

const Bar = styled.div`
  ${flexWrap(2)}
  align-items: center;

  b {
    margin-inline-end: auto;
  }
`;

const Fields = styled.ol`
  max-height: 320px;
  padding: ${space(1)} ${space(3)};
  overflow-y: auto;
  border: 1px solid ${color('border')};
  border-radius: ${radius('medium')};

  li {
    ${flexRow(1)}
    min-height: 40px;
  }

  li > :first-child {
    ${flexFill}
  }
`;
