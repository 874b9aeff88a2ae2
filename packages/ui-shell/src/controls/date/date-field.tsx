import { type KeyboardEvent, type Ref, useRef, useState } from 'react';
import { isComposingKey } from '../../lib/is-composing-key';
import { onTouch, useMediaQuery } from '../../lib/use-media-query';
import { useText } from '../../locales/use-text';
import { fromIsoDay, toIsoDay } from '../../locales/written/iso-day';
import { BoxField } from '../basic/box-field';
import type { ControlProps } from '../basic/control-props';
import { BareInput } from '../basic/input-box';
import { TextField } from '../basic/text-field';
import { useControl } from '../basic/use-control';
import { Calendar, type DayLimits } from './calendar';
import { CalendarButton } from './calendar-button';
import { dateMessages } from './messages';
import { useDayForm, writtenDay } from './use-day-form';
import { useParsedInput } from './use-parsed-input';

/** @public */
export interface DateFieldProps extends ControlProps, DayLimits {
  /** A day as `2026-02-28`; `''` for an empty field, and the typed text for an invalid day, which a date schema rejects. */
  value: string;
  onValueChange: (value: string) => void;
  ref?: Ref<HTMLInputElement>;
}

/** A labelled day: typed or pasted in any common format, or chosen from a calendar, which Arrow Down opens. On a touch screen it is the native field. @public */
export function DateField(props: DateFieldProps) {
  const isTouch = useMediaQuery(onTouch);
  if (!isTouch) return <TypedDateField {...props} />;
  const { busy, ...native } = props;
  return <TextField {...native} type="date" />;
}

function TypedDateField({ id, value, onValueChange, min, max, onBlur, ref, ...given }: DateFieldProps) {
  const t = useText();
  const form = useDayForm();
  const box = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const { shown, type, clearTyped, unread } = useParsedInput(value, writtenDay, onValueChange);
  const control = { ...given, error: given.error || (unread ? t(dateMessages.noDay, { form }) : undefined) };
  const { fieldId, fixed, input } = useControl({ id, ...control });
  const day = fromIsoDay(value);
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' || fixed || isComposingKey(event)) return;
    event.preventDefault();
    setOpen(true);
  };
  const handleSelect = (date: Date | undefined) => {
    clearTyped();
    if (date) onValueChange(toIsoDay(date));
    setOpen(false);
  };
  return (
    <BoxField {...control} id={fieldId} boxRef={box}>
      <BareInput
        ref={ref}
        type="text"
        autoComplete="off"
        value={shown}
        placeholder={fixed ? undefined : form}
        {...input}
        onChange={(event) => type(event.target.value)}
        onKeyDown={handleKeyDown}
        onBlur={(event) => {
          clearTyped();
          onBlur?.(event);
        }}
      />
      {!fixed && (
        <CalendarButton open={open} onOpenChange={setOpen} anchor={box} labelledBy={`${fieldId}-label`}>
          <Calendar
            mode="single"
            selected={day}
            onSelect={handleSelect}
            {...(day && { defaultMonth: day })}
            limits={{ min, max }}
          />
        </CalendarButton>
      )}
    </BoxField>
  );
}
