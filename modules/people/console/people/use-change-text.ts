import type { Action } from '@waybill/kit/contract';
import { orderMessages, useChangeValue, useFieldName } from '@waybill/orders/console';
import { commissionMessages } from '@waybill/promotion/console';
import { useText } from '@waybill/ui-shell';
import { useCallback } from 'react';
import { areaNames } from './action-name';
import { changedFields, exportWords } from './changed-fields';
import { listNames } from './list-names';

type Change = Action['changes'][number];

/** Words for codes in records other than orders. */
const moreWords = { state: commissionMessages, list: listNames, action: areaNames, ...exportWords };

/** Returns one change of a recorded action as text: field, before and after; for an export or a view, its description. */
export function useChangeText(): (change: Change) => string {
  const t = useText();
  const orderField = useFieldName();
  const describeValue = useChangeValue(moreWords);
  return useCallback(
    ({ of, field, before, after }) => {
      const nameOf = (path: string) => {
        const name = Object.hasOwn(changedFields, path) ? changedFields[path] : undefined;
        return name ? t(name) : orderField(path);
      };
      const describeCondition = (condition: string) => {
        const [name = '', ...value] = condition.split('=');
        return t(changedFields.line, { name: nameOf(name), value: describeValue(name, value.join('=')) });
      };
      const name = `${of && `${of} `}${nameOf(field)}`;
      // Each condition begins with the name of a field: `status=signed keyword=a b`.
      if (field === 'export.conditions')
        return t(changedFields.line, {
          name,
          value: after
            .split(/\s(?=\w+=)/)
            .map(describeCondition)
            .join(' · '),
        });
      if (/^export\.|^view\.list$/.test(field))
        return t(changedFields.line, { name, value: describeValue(field, after) });
      return t(orderMessages.changed, {
        field: name,
        before: describeValue(field, before),
        after: describeValue(field, after),
      });
    },
    [t, orderField, describeValue],
  );
}
