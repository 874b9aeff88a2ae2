import { type FocusEvent, type Ref, use, useRef, useState } from 'react';
import type { DateRange } from 'react-day-picker';
import styled from 'styled-components';
import { BusinessZoneContext } from '../../lib/business-zone';
import { isComposingKey } from '../../lib/is-composing-key';
import { onTouch, useMediaQuery } from '../../lib/use-media-query';
import { useText } from '../../locales/use-text';
import { fromIsoDay, todayIn, toIsoDay } from '../../locales/written/iso-day';
import { color, flexWrap, space } from '../../theme/tokens';
import { BusyMark, Button } from '../basic/button';
import { ClearButton } from '../basic/clear-button';
import type { ControlProps } from '../basic/control-props';
import { FieldGroup } from '../basic/field-group';
import { BareInput, InputBox, inputState } from '../basic/input-box';
import { useControl } from '../basic/use-control';
import { Calendar, type DayLimits } from './calendar';
import { CalendarButton } from './calendar-button';
import { type DayRange, inOrder, noRange, presetRange, type RangePreset } from './day-range';
import { dateMessages } from './messages';
import { useDayForm, writtenDay } from './use-day-form';
import { useParsedInput } from './use-parsed-input';

/** @public */
export interface DateRangeFieldProps extends Omit<ControlProps, 'reserveError'>, DayLimits {
  value: DayRange;
  onValueChange: (value: DayRange) => void;
  /** Presets beside the calendar. Default: all four. */
  presets?: readonly RangePreset[];
  /** The input of the first day. */
  ref?: Ref<HTMLInputElement>;
}

const allPresets: readonly RangePreset[] = ['today', 'lastWeek', 'lastMonth', 'thisMonth'];

/** A labelled range of days: typed or pasted in any common format, or chosen from a calendar or presets. On a touch screen its ends are native fields. @public */
export function DateRangeField({
  id,
  value,
  onValueChange,
  presets = allPresets,
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
}: DateRangeFieldProps) {
  const t = useText();
  const form = useDayForm();
  const box = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const [begun, setBegun] = useState<DateRange | undefined>();
  const zone = use(BusinessZoneContext);
  const isWide = useMediaQuery('(min-width: 768px)');
  const isTouch = useMediaQuery(onTouch);
  const from = useParsedInput(value.from, writtenDay, (day) => onValueChange({ ...value, from: day }));
  const to = useParsedInput(value.to, writtenDay, (day) => onValueChange({ ...value, to: day }));
  const error = given || (from.unread || to.unread ? t(dateMessages.noDay, { form }) : undefined);
  const { fieldId, fixed, aria } = useControl({ id, disabled, readOnly, busy, error, 'aria-required': required });
  const chosen: DateRange = { from: fromIsoDay(value.from), to: fromIsoDay(value.to) };

  const choose = (range: DayRange) => {
    from.clearTyped();
    to.clearTyped();
    setBegun(undefined);
    onValueChange(range);
    setOpen(false);
  };
  const handleSelect = (_: DateRange | undefined, day: Date) => {
    if (!begun?.from) setBegun({ from: day, to: undefined });
    else choose(inOrder({ from: toIsoDay(begun.from), to: toIsoDay(day) }));
  };
  const handleOpenChange = (next: boolean) => {
    setBegun(undefined);
    setOpen(next);
  };
  const putInOrder = () => {
    if (chosen.from && chosen.to && inOrder(value) !== value) onValueChange(inOrder(value));
  };
  const handleBlur = (event: FocusEvent) => {
    from.clearTyped();
    to.clearTyped();
    // Only when the focus leaves the whole field, calendar included: sorting the ends needs both.
    if (open || box.current?.contains(event.relatedTarget)) return;
    putInOrder();
    onBlur?.(event);
  };
  const end = (name: 'from' | 'to') => {
    const { shown, type } = name === 'from' ? from : to;
    return (
      <BareInput
        ref={name === 'from' ? ref : undefined}
        {...(isTouch ? { type: 'date', min, max } : { type: 'text' })}
        autoComplete="off"
        aria-label={t(dateMessages[name])}
        value={isTouch ? value[name] : shown}
        placeholder={fixed ? undefined : form}
        disabled={disabled}
        readOnly={readOnly}
        {...aria}
        onChange={(event) => type(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && !isComposingKey(event) && putInOrder()}
      />
    );
  };
  return (
    <FieldGroup {...group} id={fieldId} required={required} error={error}>
      <InputBox ref={box} data-state={inputState(error, disabled, readOnly)} onBlur={handleBlur}>
        {end('from')}
        <span aria-hidden>–</span>
        {end('to')}
        {!fixed && (value.from !== '' || value.to !== '') && (
          <ClearButton label={t(dateMessages.clear)} onClick={() => choose(noRange)} />
        )}
        {!fixed && !isTouch && (
          <CalendarButton open={open} onOpenChange={handleOpenChange} anchor={box} labelledBy={`${fieldId}-label`}>
            {presets.length > 0 && (
              <Presets>
                {presets.map((preset) => (
                  <Button key={preset} tone="quiet" onClick={() => choose(presetRange(preset, todayIn(zone)))}>
                    {t(dateMessages[preset])}
                  </Button>
                ))}
              </Presets>
            )}
            <Calendar
              mode="range"
              numberOfMonths={isWide ? 2 : 1}
              selected={begun ?? chosen}
              onSelect={handleSelect}
              {...(chosen.from && { defaultMonth: chosen.from })}
              limits={{ min, max }}
            />
          </CalendarButton>
        )}
        {busy && <BusyMark />}
      </InputBox>
    </FieldGroup>
  );
}

const Presets = styled.div`
  ${flexWrap(1)}
  padding: ${space(2)} ${space(3)} 0;
  border-block-end: 1px solid ${color('border')};
  padding-block-end: ${space(2)};
`;
