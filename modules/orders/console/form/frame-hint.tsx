import { color, useText } from '@waybill/ui-shell';
import type { ReactNode } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import styled from 'styled-components';
import { orderMessages } from '../shared/messages';
import { isDoubtfulVin } from './is-doubtful-vin';
import type { OrderFields } from './order-fields';

export interface FrameHintProps {
  control: Control<OrderFields>;
  /** Which vehicle, counted from 0. */
  place: number;
  /** What is said below the field otherwise. */
  children: ReactNode;
}

/** Below a frame number: that its check digit does not fit, which is no error, as vehicles of some markets have none. */
export function FrameHint({ control, place, children }: FrameHintProps) {
  const t = useText();
  const frame = useWatch({ control, name: `vehicles.${place}.frame` });
  return isDoubtfulVin(frame) ? <Doubt role="status">{t(orderMessages.vinDoubt)}</Doubt> : children;
}

/** A remark that is no error. */
export const Doubt = styled.span`
  color: ${color('warning')};
`;
