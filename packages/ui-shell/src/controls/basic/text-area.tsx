import { type ChangeEvent, type ComponentPropsWithRef, type CSSProperties, useState } from 'react';
import styled from 'styled-components';
import { color, mutedCaption, space } from '../../theme/tokens';
import { BoxField } from './box-field';
import type { ControlProps } from './control-props';
import { bareInput } from './input-box';
import { toChangeHandler } from './to-change-handler';
import { useControl } from './use-control';

/** @public */
export interface TextAreaProps
  extends Omit<ComponentPropsWithRef<'textarea'>, keyof ControlProps>,
    Omit<ControlProps, 'onBlur'> {
  /** Maximum of characters, shown as a counter; longer text is not cut, so the form's schema must check it. Default: no counter. */
  limit?: number;
  onBlur?: ComponentPropsWithRef<'textarea'>['onBlur'];
  /** Receives the text at every change, beside `onChange`. */
  onValueChange?: ((value: string) => void) | undefined;
}

/** A labelled multi-line text field that grows with its text, from `rows` (default 3) up to twelve lines. @public */
export function TextArea({
  label,
  labelHidden,
  hint,
  error,
  reserveError,
  busy,
  limit,
  rows = 3,
  id,
  onChange,
  onValueChange,
  ...text
}: TextAreaProps) {
  const { fieldId, aria } = useControl({ id, hint, error, busy, 'aria-required': text['aria-required'] });
  const [typed, setTyped] = useState(() => String(text.value ?? text.defaultValue ?? ''));
  const shown = text.value === undefined ? typed : String(text.value);
  const count = [...shown].length;
  const handleChange = (event: ChangeEvent<HTMLTextAreaElement>) => {
    setTyped(event.target.value);
    toChangeHandler(onChange, onValueChange)?.(event);
  };
  return (
    <BoxField
      id={fieldId}
      aria-required={text['aria-required']}
      {...{ label, labelHidden, hint, error, reserveError, busy }}
      disabled={text.disabled}
      readOnly={text.readOnly}
    >
      <Text
        {...text}
        id={fieldId}
        rows={rows}
        style={{ '--rows': rows } as CSSProperties}
        {...aria}
        onChange={handleChange}
      />
      {limit !== undefined && (
        <Count aria-hidden data-state={count > limit ? 'over' : 'within'}>
          {`${count} / ${limit}`}
        </Count>
      )}
    </BoxField>
  );
}

const Text = styled.textarea`
  ${bareInput}
  height: auto;
  min-height: calc(var(--rows) * 1lh + ${space(2)});
  max-height: 18.5lh;
  resize: none;
  field-sizing: content;
`;

const Count = styled.span`
  align-self: end;
  padding-block-end: ${space(1)};
  ${mutedCaption()}
  white-space: nowrap;

  &[data-state='over'] {
    color: ${color('danger')};
  }
`;
