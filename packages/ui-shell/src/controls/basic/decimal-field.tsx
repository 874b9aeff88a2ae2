import { ChevronDown, ChevronUp } from 'lucide-react';
import { type FocusEvent, type KeyboardEvent, type ReactNode, type Ref, useState } from 'react';
import styled from 'styled-components';
import { isComposingKey } from '../../lib/is-composing-key';
import { useText } from '../../locales/use-text';
import type { NumberSigns } from '../../locales/written/number-signs';
import { readDecimal, showDecimal } from '../../locales/written/number-text';
import { iconButton } from '../../theme/pieces';
import { color, space } from '../../theme/tokens';
import { BoxField } from './box-field';
import type { ControlProps } from './control-props';
import { type EditedText, editText, shownText, withoutGiven } from './edited-text';
import { BareInput } from './input-box';
import { formMessages } from './messages';
import { useControl } from './use-control';

export interface DecimalFieldProps extends ControlProps {
  /** In units of the last place; `null` for an empty field, NaN for an invalid number. */
  units: number | null;
  onUnitsChange: (units: number | null) => void;
  decimals: number;
  /** How the language writes such a number. */
  signs: NumberSigns;
  /** Parses the typed text into units. Default: by `signs`. */
  read?: ((typed: string) => number | null) | undefined;
  /** A valid number, shown in the error message. */
  example: string;
  /** Whether zeros at the end are shown. */
  places: 'all' | 'needed';
  /** Step and limits of arrow keys and steppers, in units; the form validates typed values. */
  step: number;
  min?: number | undefined;
  max?: number | undefined;
  prefix?: ReactNode;
  suffix?: ReactNode;
  placeholder?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** An input for a number: keeps the typed text while focused, formats it for the language on blur. */
export function DecimalField({
  units,
  onUnitsChange,
  decimals,
  signs,
  read: readTyped = (typed) => readDecimal(typed, decimals, signs),
  example,
  places,
  step,
  min = Number.NEGATIVE_INFINITY,
  max = Number.POSITIVE_INFINITY,
  prefix,
  suffix,
  placeholder,
  ref,
  onBlur,
  id,
  ...given
}: DecimalFieldProps) {
  const t = useText();
  const [typed, setTyped] = useState<EditedText | null>(null);
  const [left, setLeft] = useState(false);
  const read = (edited: EditedText) => readTyped(withoutGiven(edited));
  // An invalid number stays as typed, so that the user can correct it.
  const isTyped = typed !== null && Object.is(read(typed), units);
  const shown = isTyped ? typed.text : showDecimal(units, decimals, places, signs);
  const unread = isTyped && left && Number.isNaN(units);
  const control = { ...given, error: given.error || (unread ? t(formMessages.noNumber, { example }) : undefined) };
  const { fieldId, fixed, input } = useControl({ id, ...control });

  const apply = (text: string) => {
    const edited = editText(isTyped ? typed : shownText(shown, signs.group), text);
    setTyped(edited);
    setLeft(false);
    onUnitsChange(read(edited));
  };
  const stepBy = (direction: 1 | -1) => {
    const from = units === null || Number.isNaN(units) ? 0 : units;
    const next = Math.min(max, Math.max(min, from + direction * step));
    setTyped(null);
    onUnitsChange(next);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const direction = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
    if (direction === 0 || fixed || isComposingKey(event) || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    stepBy(direction);
  };
  const handleBlur = (event: FocusEvent) => {
    if (!Number.isNaN(units)) setTyped(null);
    setLeft(true);
    onBlur?.(event);
  };
  return (
    <BoxField {...control} id={fieldId}>
      {prefix}
      <BareInput
        ref={ref}
        type="text"
        role="spinbutton"
        inputMode={decimals > 0 ? 'decimal' : 'numeric'}
        autoComplete="off"
        value={shown}
        placeholder={placeholder}
        {...input}
        aria-valuenow={units === null || Number.isNaN(units) ? undefined : units / 10 ** decimals}
        aria-valuetext={shown || undefined}
        aria-valuemin={Number.isFinite(min) ? min / 10 ** decimals : undefined}
        aria-valuemax={Number.isFinite(max) ? max / 10 ** decimals : undefined}
        onChange={(event) => apply(event.target.value)}
        onKeyDown={handleKeyDown}
        onBlur={handleBlur}
      />
      {suffix}
      {!fixed && (
        <Steppers>
          {([1, -1] as const).map((direction) => (
            <button
              key={direction}
              type="button"
              tabIndex={-1}
              aria-label={t(direction === 1 ? formMessages.more : formMessages.less)}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => stepBy(direction)}
            >
              {direction === 1 ? <ChevronUp aria-hidden size={12} /> : <ChevronDown aria-hidden size={12} />}
            </button>
          ))}
        </Steppers>
      )}
    </BoxField>
  );
}

/** For the mouse only: keyboards have arrow keys, touch screens the number pad. */
const Steppers = styled.span`
  display: none;

  @media (hover: hover) and (pointer: fine) {
    display: grid;
    flex: none;
    align-self: stretch;
    grid-template-columns: 24px 24px;
    margin-inline-end: -${space(2)};
  }

  button {
    ${iconButton}
    min-height: 0;

    &:hover {
      color: ${color('primaryText')};
    }
  }
`;
