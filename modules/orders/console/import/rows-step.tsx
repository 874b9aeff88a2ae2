import { Row } from '@waybill/kit/console';
import { Action, color, Segmented, space, useText } from '@waybill/ui-shell';
import { Alert } from '@waybill/ui-shell/controls';
import { Pagination, saveSheet } from '@waybill/ui-shell/table';
import { Download } from 'lucide-react';
import { useMemo, useState } from 'react';
import styled from 'styled-components';
import { importColumns } from './import-fields';
import { type ImportRow, stateOf } from './import-rows';
import { importMessages } from './messages';
import { RowCard } from './row-card';
import { useImportText } from './use-import-text';
import type { OrderImport } from './use-order-import';
import { useRowPaste } from './use-row-paste';

const pageSize = 20;

type Shown = 'wrong' | 'double' | 'all';

/** The rows as they were checked: wrong cells are repaired in place, right rows are placed, the rest is had as a file. */
export function RowsStep({ model, onBack }: { model: OrderImport; onBack: () => void }) {
  const t = useText();
  const { titleOf, say } = useImportText();
  const { rows, work, isHalted, failed, uncompared, locked, isOver } = model;
  const [shown, setShown] = useState<Shown>();
  const [page, setPage] = useState(1);
  const count = { ready: 0, wrong: 0, double: 0, left: 0, sent: 0 };
  for (const row of rows) count[stateOf(row)] += 1;
  const isWrong = (row: ImportRow) => row.open.length > 0 && !['sent', 'left'].includes(stateOf(row));
  const present = shown ?? (count.double > 0 && !rows.some(isWrong) ? 'double' : 'wrong');
  const listed =
    present === 'all'
      ? rows
      : rows.filter(present === 'wrong' ? isWrong : (row) => ['double', 'left'].includes(stateOf(row)));
  const doubles = rows.filter((row) => stateOf(row) === 'double').map(({ number }) => number);
  const pages = Math.max(1, Math.ceil(listed.length / pageSize));
  const shownPage = Math.min(page, pages);
  const unsent = rows.filter((row) => stateOf(row) !== 'sent');
  // Columns of further vehicles are in the file where the table had them.
  const columns = useMemo(
    () =>
      importColumns.filter(
        ({ field, vehicle }) => vehicle === undefined || rows.some(({ cells }) => cells[field] !== ''),
      ),
    [rows],
  );
  const pasting = useRowPaste(model, listed, columns);
  const handleRest = () =>
    void saveSheet(
      {
        name: t(importMessages.restName),
        titles: [...columns.map(titleOf), t(importMessages.reasons)],
        batches: [
          unsent.map(({ cells, issues }) => [...columns.map(({ field }) => cells[field]), issues.map(say).join('；')]),
        ],
      },
      'xlsx',
    );
  return (
    <Stack>
      <Bar>
        <Counts role="status">
          {work?.kind === 'send' ? (
            t(importMessages.sending, { done: work.done, total: work.total })
          ) : (
            <>
              <span>{t(importMessages.readyCount, { count: count.ready })}</span>
              <span data-state={count.wrong > 0 ? 'wrong' : 'none'}>
                {t(importMessages.wrongCount, { count: count.wrong })}
              </span>
              {count.double > 0 && (
                <span data-state="wrong">{t(importMessages.doubleCount, { count: count.double })}</span>
              )}
              {count.left > 0 && <span>{t(importMessages.leftCount, { count: count.left })}</span>}
              <span>{t(importMessages.sentCount, { count: count.sent })}</span>
            </>
          )}
        </Counts>
        <Row>
          {work?.kind === 'send' ? (
            <Action onClick={model.stop} text={importMessages.stop} />
          ) : (
            <>
              {count.ready > 0 && (
                <Action
                  tone="primary"
                  onClick={() => void model.send()}
                  text={isHalted ? importMessages.goOn : { ...importMessages.send, values: { count: count.ready } }}
                />
              )}
              {unsent.length > 0 && (
                <Action
                  icon={<Download aria-hidden size={16} />}
                  onClick={handleRest}
                  text={{ ...importMessages.rest, values: { count: unsent.length } }}
                />
              )}
              <Action onClick={onBack} text={importMessages.other} />
            </>
          )}
        </Row>
      </Bar>
      {work?.kind === 'send' && <progress value={work.done} max={work.total} aria-label={t(importMessages.stepRows)} />}
      {uncompared && work === null && (
        <Alert
          tone="warning"
          actions={<Action onClick={() => void model.compare()} text={importMessages.compareAgain} />}
        >
          {t(importMessages.uncompared)}
        </Alert>
      )}
      {doubles.length > 1 && work === null && (
        <Row>
          <Action onClick={() => model.decide(doubles, 'leave')} text={importMessages.leaveAllOut} />
          <Action onClick={() => model.decide(doubles, 'place')} text={importMessages.placeAllAnyway} />
        </Row>
      )}
      {failed && work === null && <Alert tone="warning">{t(importMessages.lost, { done: count.sent })}</Alert>}
      {isOver && <Alert tone="success">{t(importMessages.done)}</Alert>}
      <Segmented<Shown>
        label={t(importMessages.state)}
        value={present}
        options={[
          { value: 'wrong', label: t(importMessages.showWrong) },
          { value: 'double', label: t(importMessages.showDouble) },
          { value: 'all', label: t(importMessages.showAll) },
        ]}
        onValueChange={(next) => {
          setShown(next);
          setPage(1);
        }}
      />
      {listed.length === 0 ? (
        <p>{t(present === 'double' ? importMessages.nothingDouble : importMessages.nothingWrong)}</p>
      ) : (
        <>
          <p>{t(importMessages.pasteHint)}</p>
          <List {...pasting}>
            {listed.slice((shownPage - 1) * pageSize, shownPage * pageSize).map((row) => (
              <RowCard
                key={row.number}
                row={row}
                fixed={work !== null || locked.has(row.number)}
                onRepair={(field, text) => void model.repair(row, field, text)}
                onDecide={(doubled) => model.decide([row.number], doubled)}
              />
            ))}
          </List>
          <Pagination page={shownPage} pageSize={pageSize} total={listed.length} onPageChange={setPage} />
        </>
      )}
    </Stack>
  );
}

const Stack = styled.div`
  display: grid;
  gap: ${space(4)};

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
