import { useLingui } from '@lingui/react';
import { Clock } from 'lucide-react';
import { type Ref, useRef, useState } from 'react';
import { useText } from '../../locales/use-text';
import { isIsoTime, readTime, showTime, timesOfDay } from '../../locales/written/time-text';
import { BoxField } from '../basic/box-field';
import type { ControlProps } from '../basic/control-props';
import { BareInput } from '../basic/input-box';
import { useControl } from '../basic/use-control';
import { useListInput } from '../choice/list-input';
import type { Option } from '../choice/option';
import { OptionPanel } from '../choice/option-panel';
import { dateMessages } from './messages';
import { useTyped, type WrittenValue } from './use-typed';

/** @public */
export interface TimeFieldProps extends ControlProps {
  /** A time of day as `09:30`; `''` while there is none, and what was typed while that is no time, which a schema of times refuses. */
  value: string;
  onValueChange: (value: string) => void;
  /** Minutes between the times that are offered; any other can be typed. Default 30. */
  step?: number;
  ref?: Ref<HTMLInputElement>;
}

const writtenTime: WrittenValue = { show: showTime, read: readTime, isRead: isIsoTime };

/** A labelled time of day: typed or pasted in any common manner, or chosen from a list. @public */
export function TimeField({ id, value, onValueChange, step = 30, onBlur, ref, ...given }: TimeFieldProps) {
  const t = useText();
  const { locale } = useLingui().i18n;
  const example = showTime('14:30', locale);
  const box = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const { shown, type, clearTyped, unread } = useTyped(value, writtenTime, onValueChange);
  const control = { ...given, error: given.error || (unread ? t(dateMessages.noTime, { example }) : undefined) };
  const { fieldId, fixed, said } = useControl({ id, ...control });
  const { disabled, readOnly } = control;
  const times = timesOfDay(step).map((time): Option => ({ value: time, label: showTime(time, locale) }));
  const chosen = times.find((time) => time.value === value) ?? null;
  const choose = (time: Option) => {
    clearTyped();
    onValueChange(time.value);
  };
  const { inputProps, panel } = useListInput({
    id: fieldId,
    list: times,
    open,
    onType: type,
    onChoose: choose,
    inputValue: shown,
    selectedItem: chosen,
    onIsOpenChange: ({ isOpen = false }) => setOpen(isOpen && !fixed),
  });
  return (
    <>
      <BoxField {...control} id={fieldId} boxRef={box}>
        <BareInput
          {...inputProps({
            ...(ref && { ref }),
            disabled: disabled ?? false,
            onBlur: (event) => {
              clearTyped();
              onBlur?.(event);
            },
            'aria-labelledby': `${fieldId}-label`,
          })}
          readOnly={readOnly}
          placeholder={fixed ? undefined : example}
          {...said}
        />
        <Clock aria-hidden size={16} />
      </BoxField>
      <OptionPanel
        anchor={box}
        id={fieldId}
        open={open}
        options={{ list: times, state: 'ready', retry: () => undefined }}
        isChosen={(time) => time.value === value}
        {...panel}
      />
    </>
  );
}
