import { array, integer, object, oneOf, string, validate } from '@waybill/validators';
import { importColumns } from './import-columns';

/** An import as consoles before the general import kept it: cells by the places of their columns. */
const earlierDraft = object({
  cells: array(array(string())),
  numbers: array(integer()),
  doubled: array(oneOf(['asked', 'place', 'leave'])),
  orderNos: array(string()),
  batches: array(object({ key: string(), rows: array(integer()) })),
});

/** Brings an import that an earlier console kept into the present form; anything else stays as it is. */
export function upgradeDraft(work: unknown): unknown {
  const outcome = validate(earlierDraft, work);
  if (!outcome.ok) return work;
  const { cells, numbers, doubled, orderNos, batches } = outcome.value;
  return {
    cells: cells.map((texts) => Object.fromEntries(importColumns.map(({ field }, at) => [field, texts[at] ?? '']))),
    numbers,
    decisions: doubled.map((decision) => (decision === 'place' ? 'send' : decision)),
    saved: orderNos.map((orderNo) => orderNo || null),
    batches,
  };
}
