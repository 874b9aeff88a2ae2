import { pathOf, useRegions } from '@waybill/kit/console';
import { Button, space, useText } from '@waybill/ui-shell';
import { Cascader } from '@waybill/ui-shell/controls';
import type { FormChoiceProps } from '@waybill/ui-shell/forms';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { orderMessages } from '../shared/messages';

export interface RegionFieldProps extends FormChoiceProps<string> {
  hint?: ReactNode;
}

/** Selects a district code level by level or by search. The form's schema rejects a code of a province or city that has districts. */
export function RegionField({ value, onValueChange, ...field }: RegionFieldProps) {
  const t = useText();
  const { regions, failed, retry } = useRegions();
  if (failed)
    return (
      <Failed role="alert">
        {t(orderMessages.regionsFailed)}
        <Button onClick={retry}>{t(orderMessages.again)}</Button>
      </Failed>
    );
  return (
    <Cascader
      {...field}
      searchable
      readOnly={!regions}
      busy={!regions}
      options={regions?.tree ?? []}
      value={regions ? pathOf(value) : []}
      placeholder={t(orderMessages.regionHint)}
      onValueChange={(path) => onValueChange(path.at(-1) ?? '')}
    />
  );
}

const Failed = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
  align-items: center;
`;
