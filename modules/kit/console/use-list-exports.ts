import { type ExportField, type ListExports, useServerWrite } from '@waybill/ui-shell/console';
import { array, object, string, validate } from '@waybill/validators';
import { useState } from 'react';
import { recordExportCall } from '../contract/export';
import { useSavedChoices } from './saved-choices';

const keptSet = object({ fields: array(string()) });

/** The exports of a list: the account's stored sets, and an entry in the record of actions for each file and copy. */
export function useListExports<Item>(
  list: string,
  more: Pick<ListExports<Item>, 'sets'> & { fields?: readonly ExportField<Item>[] } = {},
): ListExports<Item> {
  // Loads the sets with the first export, since most visits export nothing.
  const [isChosen, setChosen] = useState(false);
  const { choices, keep, drop } = useSavedChoices(isChosen ? `export-${list}` : null);
  const record = useServerWrite(recordExportCall);
  return {
    ...more,
    onChoose: () => setChosen(true),
    saved: {
      sets: choices.flatMap(({ name, value }) => {
        const outcome = validate(keptSet, value);
        return outcome.ok ? [{ name, fields: outcome.value.fields }] : [];
      }),
      save: ({ name, fields }) => keep(name, { fields }),
      remove: drop,
    },
    record: async ({ scope, format, count, fields, conditions }) => {
      const text = Object.entries(conditions).map(([name, value]) => `${name}=${value}`);
      const facts = { list, scope, format, count, fields: fields.join('、').slice(0, 2000) };
      return (await record({ ...facts, conditions: text.join(' ').slice(0, 1000) })).done;
    },
  };
}
