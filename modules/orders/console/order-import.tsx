import { Card, Page, space, useBackStep, useText } from '@waybill/ui-shell';
import { useConfirm, usePageTitle, useToasts } from '@waybill/ui-shell/console';
import { Steps } from '@waybill/ui-shell/controls';
import { WorkDraft } from '@waybill/ui-shell/forms';
import styled from 'styled-components';
import { ColumnsStep } from './import/columns-step';
import { importMessages } from './import/messages';
import { RowsStep } from './import/rows-step';
import { mostRows, SourceStep } from './import/source-step';
import { useOrderImport } from './import/use-order-import';
import { useTableChoice } from './import/use-table-choice';
import { useHandedRows } from './intake/use-handed-rows';
import { orderMessages } from './shared/messages';

/** Many orders at once: a table is chosen, its columns are matched, its rows are checked, repaired and placed. */
export default function OrderImportPage() {
  const t = useText();
  const pageTitle = usePageTitle();
  const toasts = useToasts();
  const confirm = useConfirm();
  const model = useOrderImport();
  const choice = useTableChoice();
  const { rows, work } = model;
  const handleBack = () => {
    model.clear();
    choice.close();
  };
  const handleStepBack = async () => {
    if (rows.length === 0) return handleBack();
    if (model.isOver || (await confirm.ask({ title: importMessages.leaveRows, tone: 'danger' }))) model.clear();
  };
  useBackStep(choice.workbook !== null || rows.length > 0, () => void handleStepBack());
  const sayFailed = () => toasts.error(orderMessages.regionsFailed);
  useHandedRows(({ rows: handed, match, doubted }) => model.check(handed, match, doubted).catch(sayFailed));
  const handleCheck = () => {
    model.check(choice.rows, choice.match).catch(sayFailed);
  };
  return (
    <Page title={pageTitle} lead={t(importMessages.lead, { most: mostRows })}>
      <Card>
        <WorkDraft
          name="import"
          unsaved={!model.isOver}
          state={rows}
          read={model.read}
          onResume={(kept) => void model.resume(kept).catch(sayFailed)}
        />
        <Progress>
          <Steps
            label={t(importMessages.steps)}
            steps={[
              { id: 'source', title: t(importMessages.stepSource) },
              { id: 'columns', title: t(importMessages.stepColumns) },
              { id: 'rows', title: t(importMessages.stepRows) },
            ]}
            done={rows.length === 0 ? (choice.workbook ? 1 : 0) : model.isOver ? 3 : 2}
          />
        </Progress>
        {work?.kind === 'check' ? (
          <p role="status">{t(importMessages.checking, { done: work.done, total: work.total })}</p>
        ) : work?.kind === 'compare' && rows.every(({ orderNo }) => orderNo === '') ? (
          <p role="status">{t(importMessages.comparing, { done: work.done, total: work.total })}</p>
        ) : rows.length > 0 ? (
          <RowsStep model={model} onBack={handleBack} />
        ) : choice.workbook ? (
          <ColumnsStep choice={choice} onCheck={handleCheck} onBack={handleBack} />
        ) : (
          <SourceStep onWorkbook={choice.open} />
        )}
      </Card>
    </Page>
  );
}

const Progress = styled.div`
  margin-block-end: ${space(6)};

  /* Below the offer of a draft. */
  * + & {
    margin-block-start: ${space(4)};
  }
`;
