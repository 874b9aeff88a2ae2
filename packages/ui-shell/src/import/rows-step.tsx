import { Download } from 'lucide-react';
import { useMemo, useState } from 'react';
import styled from 'styled-components';
import { Action } from '../controls/basic/action';
import { Segmented } from '../controls/basic/segmented';
import type { CellPasteOptions } from '../data/paste/cell-paste-options';
import { saveSheet } from '../data/spreadsheet/save-sheet';
import { Pagination } from '../data/table/pagination';
import { Alert } from '../feedback/alert';
import type { Text } from '../locales/define-messages';
import { color, space } from '../theme/tokens';
import { useImport } from './import-context';
import { type ImportRow, isOver, stateOf } from './import-rows';
import { Row, Stack } from './row';
import { RowCard } from './row-card';
import type { ImportModel } from './use-import-rows';
import { useRowPaste } from './use-row-paste';

const pageSize = 20;

type Shown = 'wrong' | 'asked' | 'all';

export interface RowsStepProps {
  model: ImportModel;
  toasts: CellPasteOptions['toasts'];
  onBack: () => void;
}

/** The checked rows: wrong cells are repaired in place, right rows are sent, the rest can be downloaded. */
export function RowsStep({ model, toasts, onBack }: RowsStepProps) {
  const { declaration, t, words, fieldName, say } = useImport();
  const { rows, work, isHalted, failed, uncompared, locked } = model;
  const [shown, setShown] = useState<Shown>();
  const [page, setPage] = useState(1);
  const count = { ready: 0, wrong: 0, asked: 0, left: 0, saved: 0 };
  for (const row of rows) count[stateOf(row)] += 1;
  const isWrong = (row: ImportRow) => row.open.length > 0 && !isOver(row);
  const present = shown ?? (count.asked > 0 && !rows.some(isWrong) ? 'asked' : 'wrong');
  const listed =
    present === 'all'
      ? rows
      : rows.filter(present === 'wrong' ? isWrong : (row) => ['asked', 'left'].includes(stateOf(row)));
  const asked = rows.filter((row) => stateOf(row) === 'asked').map(({ number }) => number);
  const pages = Math.max(1, Math.ceil(listed.length / pageSize));
  const shownPage = Math.min(page, pages);
  const unsent = rows.filter((row) => stateOf(row) !== 'saved');
  // Columns with a number are in the file if the table had them.
  const columns = useMemo(
    () =>
      declaration.columns.filter(
        ({ field, number }) => number === undefined || rows.some(({ cells }) => (cells[field] ?? '') !== ''),
      ),
    [declaration, rows],
  );
  const pasting = useRowPaste(model, listed, columns, toasts);
  const handleRest = () =>
    void saveSheet(
      {
        name: t(words.restName),
        titles: [...columns.map(({ field }) => fieldName(field)), t(words.reasons)],
        batches: [
          unsent.map(({ cells, issues }) => [
            ...columns.map(({ field }) => cells[field] ?? ''),
            issues.map(say).join('；'),
          ]),
        ],
      },
      'xlsx',
    );
  return (
    <Rows>
      <Bar>
        <Counts role="status">
          {work?.kind === 'send' ? (
            t(words.sending, { done: work.done, total: work.total })
          ) : (
            <>
              <span>{t(words.readyCount, { count: count.ready })}</span>
              <span data-state={count.wrong > 0 ? 'wrong' : 'none'}>{t(words.wrongCount, { count: count.wrong })}</span>
              {count.asked > 0 && <span data-state="wrong">{t(words.askedCount, { count: count.asked })}</span>}
              {count.left > 0 && <span>{t(words.leftCount, { count: count.left })}</span>}
              <span>{t(words.savedCount, { count: count.saved })}</span>
            </>
          )}
        </Counts>
        <Row>
          {work?.kind === 'send' ? (
            <Action onClick={model.stop} text={words.stop} />
          ) : (
            <>
              {count.ready > 0 && (
                <Action
                  tone="primary"
                  onClick={() => void model.send()}
                  text={isHalted ? words.goOn : withCount(words.send, count.ready)}
                />
              )}
              {unsent.length > 0 && (
                <Action
                  icon={<Download aria-hidden size={16} />}
                  onClick={handleRest}
                  text={withCount(words.rest, unsent.length)}
                />
              )}
              <Action onClick={onBack} text={words.other} />
            </>
          )}
        </Row>
      </Bar>
      {work?.kind === 'send' && <progress value={work.done} max={work.total} aria-label={t(words.stepRows)} />}
      {uncompared && work === null && (
        <Alert tone="warning" actions={<Action onClick={() => void model.compare()} text={words.compareAgain} />}>
          {t(words.uncompared)}
        </Alert>
      )}
      {asked.length > 1 && work === null && (
        <Row>
          <Action onClick={() => model.decide(asked, 'leave')} text={words.leaveAllOut} />
          <Action onClick={() => model.decide(asked, 'send')} text={words.sendAllAnyway} />
        </Row>
      )}
      {failed && work === null && <Alert tone="warning">{t(words.lost, { done: count.saved })}</Alert>}
      {model.isOver && <Alert tone="success">{t(words.done)}</Alert>}
      <Segmented<Shown>
        label={t(words.state)}
        value={present}
        options={[
          { value: 'wrong', label: t(words.showWrong) },
          { value: 'asked', label: t(words.showAsked) },
          { value: 'all', label: t(words.showAll) },
        ]}
        onValueChange={(next) => {
          setShown(next);
          setPage(1);
        }}
      />
      {listed.length === 0 ? (
        <p>{t(present === 'asked' ? words.noneAsked : words.noneWrong)}</p>
      ) : (
        <>
          <p>{t(words.pasteHint)}</p>
          <List {...pasting}>
            {listed.slice((shownPage - 1) * pageSize, shownPage * pageSize).map((row) => (
              <RowCard
                key={row.number}
                row={row}
                fixed={work !== null || locked.has(row.number)}
                onRepair={(field, text) => void model.repair(row, field, text)}
                onDecide={(decision) => model.decide([row.number], decision)}
              />
            ))}
          </List>
          <Pagination page={shownPage} pageSize={pageSize} total={listed.length} onPageChange={setPage} />
        </>
      )}
    </Rows>
  );
}

/** A text with a number, as a button takes it. */
const withCount = (text: Text, count: number): Text =>
  typeof text === 'string' ? text : { ...text, values: { count } };

const Rows = styled(Stack)`
  progress {
    width: 100%;
    accent-color: ${color('primary')};
  }

  p {
    margin: 0;
    color: ${color('textMuted')};
  }
`;

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)} ${space(5)};
  align-items: center;
  justify-content: space-between;
`;

const Counts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(5)};
  color: ${color('textStrong')};
  font-variant-numeric: tabular-nums;

  [data-state='wrong'] {
    color: ${color('danger')};
    font-weight: 600;
  }
`;

const List = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;
`;
