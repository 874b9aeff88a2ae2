import { useEffect, useEffectEvent, useState } from 'react';
import styled from 'styled-components';
import { Steps } from '../data/display/steps';
import type { CellPasteOptions } from '../data/paste/cell-paste-options';
import { ConfirmDialog } from '../feedback/confirm-dialog';
import { createConfirm } from '../feedback/create-confirm';
import { feedbackMessages } from '../feedback/messages';
import { WorkDraft } from '../forms/drafts/work-draft';
import { useBackStep } from '../lib/use-back-step';
import { space } from '../theme/tokens';
import { ColumnsStep } from './columns-step';
import { ImportContext, useImportParts } from './import-context';
import type { HandedRows, ImportDeclaration } from './import-declaration';
import { toCells } from './match-columns';
import { RowsStep } from './rows-step';
import { SourceStep } from './source-step';
import { type ImportServer, useImportRows } from './use-import-rows';
import { type MatchStore, useTableChoice } from './use-table-choice';

/** @beta */
export interface TableImportProps<Fields, Field extends string> extends ImportServer<Fields> {
  declaration: ImportDeclaration<Fields, Field>;
  /** Stores matches of columns for the account. Default: they are not stored. */
  matches?: MatchStore | undefined;
  /** Rows from another page; the import checks a new object at once. Default: none. */
  handed?: HandedRows<Field> | undefined;
  /** Show how many cells were pasted, that a match is saved, and that rows could not be checked. */
  toasts: CellPasteOptions['toasts'];
}

/** Imports many records: the user drops or pastes a table, matches its columns, repairs wrong cells and sends the rows. See docs/import.md. @beta */
export function TableImport<Fields, Field extends string>(props: TableImportProps<Fields, Field>) {
  const { declaration, matches, handed, toasts, ...server } = props as unknown as TableImportProps<unknown, string>;
  const parts = useImportParts(declaration);
  const model = useImportRows(declaration, server);
  const choice = useTableChoice(declaration, matches);
  const [confirm] = useState(createConfirm);
  const { t, words } = parts;
  const { rows, work } = model;
  const showReadFailure = () => void toasts.error(t(words.failed));
  const handleBack = () => {
    model.clear();
    choice.close();
  };
  const handleStepBack = async () => {
    if (rows.length === 0) return handleBack();
    const question = { title: words.leaveRows, confirm: feedbackMessages.discard, tone: 'danger' } as const;
    if (model.isOver || (await confirm.ask(question))) model.clear();
  };
  useBackStep(choice.workbook !== null || rows.length > 0, () => void handleStepBack());
  const handleCheck = (table: HandedRows) => {
    const cells = table.rows.map((row) => ({
      number: row.number,
      cells: toCells(declaration.columns, row.cells, table.match),
    }));
    model.check(cells, table.uncertain).catch(showReadFailure);
  };
  const takeHanded = useEffectEvent(handleCheck);
  useEffect(() => {
    if (handed) takeHanded(handed);
  }, [handed]);
  const isFirstComparison = work?.kind === 'compare' && rows.every(({ saved }) => saved === null);
  return (
    <ImportContext value={parts}>
      <WorkDraft
        name="import"
        unsaved={!model.isOver}
        state={rows}
        read={model.read}
        onResume={(stored) => void model.resume(stored).catch(showReadFailure)}
      />
      <Progress>
        <Steps
          label={t(words.steps)}
          steps={[
            { id: 'source', title: t(words.stepSource) },
            { id: 'columns', title: t(words.stepColumns) },
            { id: 'rows', title: t(words.stepRows) },
          ]}
          done={rows.length === 0 ? (choice.workbook ? 1 : 0) : model.isOver ? 3 : 2}
        />
      </Progress>
      {work && (work.kind === 'check' || isFirstComparison) ? (
        <p role="status">{t(work.kind === 'check' ? words.checking : words.comparing, { ...work })}</p>
      ) : rows.length > 0 ? (
        <RowsStep model={model} toasts={toasts} onBack={handleBack} />
      ) : choice.workbook ? (
        <ColumnsStep
          choice={choice}
          toasts={toasts}
          onCheck={() => handleCheck({ rows: choice.rows, match: choice.match, uncertain: [] })}
          onBack={handleBack}
        />
      ) : (
        <SourceStep onTable={choice.open} />
      )}
      <ConfirmDialog confirm={confirm} />
    </ImportContext>
  );
}

const Progress = styled.div`
  margin-block-end: ${space(6)};

  /* Below the offer of a draft. */
  * + & {
    margin-block-start: ${space(4)};
  }
`;
