import { useLingui } from '@lingui/react';
import type { AriaAttributes, FocusEventHandler, Ref, RefObject } from 'react';
import { useState } from 'react';
import { isIsoTime, readTime, showTime, timesOfDay } from '../../locales/written/time-text';
import { BareInput } from '../basic/input-box';
import { useListInput } from '../choice/list-input';
import type { Option } from '../choice/option';
import { OptionPanel } from '../choice/option-panel';
import type { useParsedInput, WrittenValue } from './use-parsed-input';

export const writtenTime: WrittenValue = { show: showTime, read: readTime, isRead: isIsoTime };

/** A sample time in the format of the current language, as a placeholder. */
export function useTimeExample(): string {
  const { locale } = useLingui().i18n;
  return showTime('14:30', locale);
}

export interface TimeInputProps extends AriaAttributes {
  id: string;
  value: string;
  onValueChange: (value: string) => void;
  typed: ReturnType<typeof useParsedInput>;
  /** Minutes between the offered times. */
  step: number;
  /** The list opens below this box. */
  anchor: RefObject<HTMLDivElement | null>;
  disabled: boolean | undefined;
  readOnly: boolean | undefined;
  onBlur: FocusEventHandler | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** The input of a time of day with its list, without a frame of its own. */
export function TimeInput({
  id,
  value,
  onValueChange,
  typed,
  step,
  anchor,
  disabled,
  readOnly,
  onBlur,
  ref,
  ...aria
}: TimeInputProps) {
  const { locale } = useLingui().i18n;
  const example = useTimeExample();
  const [open, setOpen] = useState(false);
  const fixed = disabled || readOnly;
  const times = timesOfDay(step).map((time): Option => ({ value: time, label: showTime(time, locale) }));
  const { inputProps, panel } = useListInput({
    id,
    list: times,
    open,
    onType: typed.type,
    onChoose: (time) => {
      typed.clearTyped();
      onValueChange(time.value);
    },
    inputValue: typed.shown,
    selectedItem: times.find((time) => time.value === value) ?? null,
    onIsOpenChange: ({ isOpen = false }) => setOpen(isOpen && !fixed),
  });
  return (
    <>
      <BareInput
        {...inputProps({
          ...(ref && { ref }),
          disabled: disabled ?? false,
          onBlur: (event) => {
            typed.clearTyped();
            onBlur?.(event);
          },
          'aria-labelledby': aria['aria-labelledby'],
        })}
        readOnly={readOnly}
        placeholder={fixed ? undefined : example}
        {...aria}
      />
      <OptionPanel
        anchor={anchor}
        id={id}
        open={open}
        options={{ list: times, state: 'ready', retry: () => undefined }}
        isChosen={(time) => time.value === value}
        {...panel}
      />
    </>
  );
}
