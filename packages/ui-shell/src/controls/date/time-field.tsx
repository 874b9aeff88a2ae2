import { Clock } from 'lucide-react';
import { type Ref, useRef } from 'react';
import { onTouch, useMediaQuery } from '../../lib/use-media-query';
import { useText } from '../../locales/use-text';
import { BoxField } from '../basic/box-field';
import type { ControlProps } from '../basic/control-props';
import { TextField } from '../basic/text-field';
import { useControl } from '../basic/use-control';
import { dateMessages } from './messages';
import { TimeInput, useTimeExample, writtenTime } from './time-input';
import { useParsedInput } from './use-parsed-input';

/** @public */
export interface TimeFieldProps extends ControlProps {
  /** A time of day as `09:30`; `''` for an empty field, and the typed text for an invalid time, which a time schema rejects. */
  value: string;
  onValueChange: (value: string) => void;
  /** Minutes between the offered times; any other can be typed. Default 30. */
  step?: number;
  ref?: Ref<HTMLInputElement>;
}

/** A labelled time of day: typed or pasted in any common format, or chosen from a list. On a touch screen it is the native field. @public */
export function TimeField(props: TimeFieldProps) {
  const isTouch = useMediaQuery(onTouch);
  if (!isTouch) return <TypedTimeField {...props} />;
  const { step, busy, ...native } = props;
  return <TextField {...native} type="time" />;
}

function TypedTimeField({ id, value, onValueChange, step = 30, onBlur, ref, ...given }: TimeFieldProps) {
  const t = useText();
  const example = useTimeExample();
  const box = useRef<HTMLDivElement>(null);
  const typed = useParsedInput(value, writtenTime, onValueChange);
  const control = { ...given, error: given.error || (typed.unread ? t(dateMessages.noTime, { example }) : undefined) };
  const { fieldId, input } = useControl({ id, ...control });
  return (
    <BoxField {...control} id={fieldId} boxRef={box}>
      <TimeInput
        {...input}
        {...{ value, onValueChange, typed, step, onBlur, ref }}
        anchor={box}
        aria-labelledby={`${fieldId}-label`}
      />
      <Clock aria-hidden size={16} />
    </BoxField>
  );
}
