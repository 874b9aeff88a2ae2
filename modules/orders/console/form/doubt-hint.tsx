import { color, useText } from '@waybill/ui-shell';
import type { ReactNode } from 'react';
import { type Control, type FieldPath, type FieldValues, useWatch } from 'react-hook-form';
import styled from 'styled-components';
import { doubtOf } from './doubt-of';

export interface DoubtHintProps<Values extends FieldValues> {
  control: Control<Values>;
  name: FieldPath<Values>;
  /** The hint of the field without a warning. Default: no hint. */
  children?: ReactNode;
}

/** Warns below a field of a value that is valid but unlikely. */
export function DoubtHint<Values extends FieldValues>({ control, name, children }: DoubtHintProps<Values>) {
  const t = useText();
  const doubt = doubtOf(name, String(useWatch({ control, name })));
  return doubt ? <Doubt role="status">{t(doubt)}</Doubt> : children;
}

export const Doubt = styled.span`
  color: ${color('warning')};
`;
