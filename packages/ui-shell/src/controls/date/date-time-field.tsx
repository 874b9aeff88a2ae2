import { type FocusEvent, type KeyboardEvent, type Ref, useRef, useState } from 'react';
import { isComposingKey } from '../../lib/is-composing-key';
import { onTouch, useMediaQuery } from '../../lib/use-media-query';
import { useText } from '../../locales/use-text';
import { fromIsoDay, toIsoDay } from '../../locales/written/iso-day';
import { BusyMark } from '../basic/button';
import type { ControlProps } from '../basic/control-props';
import { FieldGroup } from '../basic/field-group';
import { BareInput, InputBox, inputState } from '../basic/input-box';
import { TextField } from '../basic/text-field';
import { useControl } from '../basic/use-control';
import { Calendar, type DayLimits } from './calendar';
import { CalendarButton } from './calendar-button';
import { type DayAndTime, joinDayAndTime, splitDayAndTime } from './day-and-time';
import { dateMessages } from './messages';
import { TimeInput, useTimeExample, writtenTime } from './time-input';
import { useDayForm, writtenDay } from './use-day-form';
import { useParsedInput } from './use-parsed-input';

/** @public */
export interface DateTimeFieldProps extends Omit<ControlProps, 'reserveError'>, DayLimits {
  /** A day with its time, `2026-02-28T14:30`, without a zone; `''` for an empty field, and the typed text for an invalid value, which a schema rejects. */
  value: string;
  onValueChange: (value: string) => void;
  /** Minutes between the offered times; any other can be typed. Default 30. */
  step?: number;
  /** The input of the day. */
  ref?: Ref<HTMLInputElement>;
}

/** A labelled day with its time: both accept all common formats; a calendar offers days, a list times. On a touch screen it is the native field. @public */
export function DateTimeField(props: DateTimeFieldProps) {
  const isTouch = useMediaQuery(onTouch);
  if (!isTouch) return <TypedDateTimeField {...props} />;
  const { busy, step, min, max, ...native } = props;
  return <TextField {...native} type="datetime-local" min={min && `${min}T00:00`} max={max && `${max}T23:59`} />;
}

function TypedDateTimeField({
  id,
  value,
  onValueChange,
  step = 30,
  min,
  max,
  onBlur,
  disabled,
  readOnly,
  busy,
  error: given,
  ref,
  'aria-required': required,
  ...group
}: DateTimeFieldProps) {
  const t = useText();
  const form = useDayForm();
  const example = useTimeExample();
  const box = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const [lastHalves, setLastHalves] = useState<DayAndTime>();
  const halves = lastHalves && joinDayAndTime(lastHalves) === value ? lastHalves : splitDayAndTime(value);
  const change = (half: Partial<DayAndTime>) => {
    const next = { ...halves, ...half };
    setLastHalves(next);
    onValueChange(joinDayAndTime(next));
  };
  const changeDay = (day: string) => change({ day });
  const changeTime = (time: string) => change({ time });
  const day = useParsedInput(halves.day, writtenDay, changeDay);
  const time = useParsedInput(halves.time, writtenTime, changeTime);
  const unread = day.unread ? t(dateMessages.noDay, { form }) : time.unread && t(dateMessages.noTime, { example });
  const error = given || unread || undefined;
  const { fieldId, fixed, input } = useControl({ id, disabled, readOnly, busy, error, 'aria-required': required });
  const chosen = fromIsoDay(halves.day);
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' || fixed || isComposingKey(event)) return;
    event.preventDefault();
    setOpen(true);
  };
  const handleSelect = (date: Date | undefined) => {
    day.clearTyped();
    if (date) changeDay(toIsoDay(date));
    setOpen(false);
  };
  const handleBlur = (event: FocusEvent) => {
    if (!open && !box.current?.contains(event.relatedTarget)) onBlur?.(event);
  };
  return (
    <FieldGroup {...group} id={fieldId} required={required} error={error}>
      <InputBox ref={box} data-state={inputState(error, disabled, readOnly)} onBlur={handleBlur}>
        <BareInput
          ref={ref}
          type="text"
          autoComplete="off"
          aria-label={t(dateMessages.date)}
          value={day.shown}
          placeholder={fixed ? undefined : form}
          {...input}
          onChange={(event) => day.type(event.target.value)}
          onKeyDown={handleKeyDown}
          onBlur={day.clearTyped}
        />
        <TimeInput
          {...input}
          id={`${fieldId}-time`}
          step={step}
          value={halves.time}
          onValueChange={changeTime}
          typed={time}
          anchor={box}
          aria-label={t(dateMessages.time)}
          onBlur={undefined}
        />
        {!fixed && (
          <CalendarButton open={open} onOpenChange={setOpen} anchor={box} labelledBy={`${fieldId}-label`}>
            <Calendar
              mode="single"
              selected={chosen}
              onSelect={handleSelect}
              {...(chosen && { defaultMonth: chosen })}
              limits={{ min, max }}
            />
          </CalendarButton>
        )}
        {busy && <BusyMark />}
      </InputBox>
    </FieldGroup>
  );
}
