import { useText } from '@waybill/ui-shell';
import { useMemo } from 'react';
import { orderIssues } from '../form/order-issues';
import { orderMessages } from '../shared/messages';
import type { CellIssue } from './check-row';
import { type ImportColumn, type ImportField, importColumns } from './import-fields';
import { importMessages } from './messages';

/** What the import itself finds wrong, by its codes. */
const ownIssues = {
  madeDate: importMessages.madeDate,
  failedFormula: importMessages.failedFormula,
  holdsPhone: importMessages.holdsPhone,
  madeNumber: importMessages.madeNumber,
  noBrand: importMessages.noBrand,
  otherRegion: importMessages.otherRegion,
  quantity: importMessages.quantityWrong,
  numbersOfEach: importMessages.numbersOfEach,
  furtherVehicles: importMessages.furtherWrong,
  collectWindow: importMessages.collectWindowWrong,
  notCollected: importMessages.notCollected,
  collectOn: importMessages.collectOnHint,
  itemsRange: importMessages.quantityWrong,
};

const choiceCodes = ['oneOf', 'boolean'];

/** How columns and what is wrong with their cells are called on screen and in files. */
export function useImportText() {
  const t = useText();
  return useMemo(() => {
    const titleOf = ({ label, party, vehicle }: ImportColumn): string =>
      party
        ? t(importMessages.party, { party: t(orderMessages[party]), field: t(label) })
        : `${t(label)}${vehicle === undefined ? '' : ` ${vehicle}`}`;
    const titles = new Map(importColumns.map((column) => [column.field, titleOf(column)]));
    const fieldName = (field: ImportField): string => titles.get(field) ?? field;
    const say = ({ field, issue: { code = '', params, message } }: CellIssue): string => {
      const own = Object.hasOwn(orderIssues, code) ? orderIssues[code as keyof typeof orderIssues] : undefined;
      if (Object.hasOwn(ownIssues, code))
        return t(ownIssues[code as keyof typeof ownIssues], params as Record<string, string | number>);
      if (code === 'refusedByServer') return t(importMessages.refusedByServer);
      if (code === 'region') return t(importMessages.regionHint);
      if (own) return t(own, params as Record<string, string | number>);
      if (code === 'notEmpty') return t(orderMessages.required, { field: fieldName(field) });
      if (choiceCodes.includes(code)) return t(orderMessages.requiredChoice, { field: fieldName(field) });
      return message;
    };
    return { titleOf, fieldName, say };
  }, [t]);
}
