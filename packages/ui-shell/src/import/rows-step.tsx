import { Download } from 'lucide-react';
import { useMemo, useState } from 'react';
import styled from 'styled-components';
import { Action } from '../controls/basic/action';
import { Segmented } from '../controls/basic/segmented';
import type { CellPasteOptions } from '../data/paste/cell-paste-options';
import { saveSheet } from '../data/spreadsheet/save-sheet';
import { Pagination } from '../data/table/pagination';
import { Alert } from '../feedback/alert';
import { color } from '../theme/tokens';
import { useImport } from './import-context';
import { type ImportRow, isOver, type RowState, rowStates, stateOf } from './import-rows';
import { List, Row, Stack } from './layout';
import { RowCard } from './row-card';
import type { ImportModel } from './use-import-rows';
import { useRowPaste } from './use-row-paste';

const pageSize = 20;

/** Rows with open cells, rows with a question, or all. */
const filters = {
  wrong: (row: ImportRow) => row.open.length > 0 && !isOver(row),
  asked: (row: ImportRow) => ['asked', 'left'].includes(stateOf(row)),
  all: () => true,
};
type Filter = keyof typeof filters;

interface RowsStepProps {
  model: ImportModel;
  toasts: CellPasteOptions['toasts'];
  onBack: () => void;
}

/** The checked rows: wrong cells are repaired in place, right rows are sent, the rest can be downloaded. */
export function RowsStep({ model, toasts, onBack }: RowsStepProps) {
  const { declaration, t, words, fieldName, say } = useImport();
  const { rows, work, locked } = model;
  const [chosen, setChosen] = useState<Filter>();
  const [page, setPage] = useState(1);
  const inState = (state: RowState) => rows.filter((row) => stateOf(row) === state);
  const count = (state: RowState) => inState(state).length;
  const filter = chosen ?? (count('asked') > 0 && !rows.some(filters.wrong) ? 'asked' : 'wrong');
  const listed = rows.filter(filters[filter]);
  const questioned = inState('asked').map(({ number }) => number);
  const shownPage = Math.min(page, Math.max(1, Math.ceil(listed.length / pageSize)));
  const unsent = rows.filter((row) => row.saved === null);
  // Columns with a number are in the file if the table had them.
  const columns = useMemo(
    () => declaration.columns.filter(({ field, number }) => !number || rows.some(({ cells }) => cells[field])),
    [declaration, rows],
  );
  const pasting = useRowPaste(model, listed, columns, toasts);
  const handleRest = () => {
    const titles = [...columns.map(({ field }) => fieldName(field)), t(words.reasons)];
    const toLine = ({ cells, issues }: ImportRow) => [
      ...columns.map(({ field }) => cells[field] ?? ''),
      issues.map(say).join('；'),
    ];
    void saveSheet({ name: t(words.restName), titles, batches: [unsent.map(toLine)] }, 'xlsx');
  };
  const isIdle = work === null;
  return (
    <Stack>
      <Bar>
        <Counts role="status">
          {work?.kind === 'send'
            ? t(words.sending, { ...work })
            : rowStates
                .filter((state) => count(state) > 0 || !['asked', 'left'].includes(state))
                .map((state) => (
                  <span
                    key={state}
                    data-state={['wrong', 'asked'].includes(state) && count(state) > 0 ? 'wrong' : 'none'}
                  >
                    {t(words[`${state}Count`], { count: count(state) })}
                  </span>
                ))}
        </Counts>
        {work?.kind === 'send' ? (
          <Action onClick={model.stop} text={words.stop} />
        ) : (
          <Row>
            {count('ready') > 0 && (
              <Action
                tone="primary"
                onClick={() => void model.send()}
                text={model.isHalted ? words.goOn : t(words.send, { count: count('ready') })}
              />
            )}
            {unsent.length > 0 && (
              <Action
                icon={<Download aria-hidden size={16} />}
                onClick={handleRest}
                text={t(words.rest, { count: unsent.length })}
              />
            )}
            <Action onClick={onBack} text={words.other} />
          </Row>
        )}
      </Bar>
      {work?.kind === 'send' && <Progress value={work.done} max={work.total} aria-label={t(words.stepRows)} />}
      {model.uncompared && isIdle && (
        <Alert tone="warning" actions={<Action onClick={() => void model.compare()} text={words.compareAgain} />}>
          {t(words.uncompared)}
        </Alert>
      )}
      {questioned.length > 1 && isIdle && (
        <Row>
          <Action onClick={() => model.decide(questioned, 'leave')} text={words.leaveAllOut} />
          <Action onClick={() => model.decide(questioned, 'send')} text={words.sendAllAnyway} />
        </Row>
      )}
      {model.failed && isIdle && <Alert tone="warning">{t(words.lost, { done: count('saved') })}</Alert>}
      {model.isOver && <Alert tone="success">{t(words.done)}</Alert>}
      <Segmented<Filter>
        label={t(words.state)}
        value={filter}
        options={[
          { value: 'wrong', label: t(words.showWrong) },
          { value: 'asked', label: t(words.showAsked) },
          { value: 'all', label: t(words.showAll) },
        ]}
        onValueChange={(next) => {
          setChosen(next);
          setPage(1);
        }}
      />
      {listed.length === 0 ? (
        <p>{t(filter === 'asked' ? words.noneAsked : words.noneWrong)}</p>
      ) : (
        <>
          <p>{t(words.pasteHint)}</p>
          <List as="ol" {...pasting}>
            {listed.slice((shownPage - 1) * pageSize, shownPage * pageSize).map((row) => (
              <RowCard
                key={row.number}
                row={row}
                fixed={!isIdle || locked.has(row.number)}
                onRepair={(field, text) => void model.repair(row, field, text)}
                onDecide={(decision) => model.decide([row.number], decision)}
              />
            ))}
          </List>
          <Pagination page={shownPage} pageSize={pageSize} total={listed.length} onPageChange={setPage} />
        </>
      )}
    </Stack>
  );
}

const Progress = styled.progress`
  width: 100%;
  accent-color: ${color('primary')};
`;

const Bar = styled(Row)`
  justify-content: space-between;
`;

const Counts = styled(Row)`
  color: ${color('textStrong')};
  font-variant-numeric: tabular-nums;

  [data-state='wrong'] {
    color: ${color('danger')};
    font-weight: 600;
  }
`;
