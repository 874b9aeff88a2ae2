import { CircleAlert } from 'lucide-react';
import { createContext, type ReactNode, use, useMemo } from 'react';
import styled from 'styled-components';
import { visuallyHidden } from '../../lib/visually-hidden';
import { type DeclaredCommand, useDeclaredCommands } from '../../nav/declared-command';
import { color, mutedCaption, space, textSize } from '../../theme/tokens';
import type { ControlProps } from './control-props';

/** @public */
export interface ControlFrameProps
  extends Pick<ControlProps, 'label' | 'labelHidden' | 'hint' | 'error' | 'reserveError' | 'disabled'> {
  /** Id of the control the label belongs to; label, hint and error get `<id>-label`, `<id>-hint` and `<id>-error`. */
  id: string;
  /** Shows the required mark on the label; the control itself sets `aria-required`. */
  required?: boolean | undefined;
  children: ReactNode;
}

/** Label, control, hint and error of one form field. @public */
export function ControlFrame({
  id,
  label,
  labelHidden,
  required,
  hint,
  error,
  reserveError,
  disabled = false,
  children,
}: ControlFrameProps) {
  useFieldCommand(id, disabled ? undefined : label);
  return (
    <FieldFrame>
      <FieldLabel
        id={`${id}-label`}
        htmlFor={id}
        data-hidden={labelHidden || undefined}
        data-required={required || undefined}
      >
        {label}
      </FieldLabel>
      {children}
      {hint && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
      <FieldError id={`${id}-error`} error={error} reserved={reserveError} />
    </FieldFrame>
  );
}

/** Title of the section around a field, which its command shows beside its label. @beta */
export const FieldSection = createContext('');

const none: readonly DeclaredCommand[] = [];

/** Declares the command that moves the focus to a field. */
function useFieldCommand(id: string, label: ReactNode): void {
  const section = use(FieldSection);
  const commands = useMemo((): readonly DeclaredCommand[] => {
    if (typeof label !== 'string') return none;
    const run = () => {
      const control = document.getElementById(id);
      control?.focus();
      if (control instanceof HTMLInputElement) control.select();
    };
    const facts = { title: label, keywords: `${section} ${label}`, note: section || undefined, quiet: true };
    return [{ id: `field.${section}.${label}`, ...facts, run }];
  }, [id, label, section]);
  useDeclaredCommands(commands);
}

/** The error of a field with an icon; announced when it appears. */
export function FieldError({ id, error, reserved }: { id: string; error: ReactNode; reserved?: boolean | undefined }) {
  return (
    <Trouble id={id} aria-live="polite" data-reserved={reserved || undefined}>
      {error && (
        <>
          <CircleAlert aria-hidden size={14} />
          <span>{error}</span>
        </>
      )}
    </Trouble>
  );
}

/** The `aria-describedby` of a control inside a `ControlFrame`. */
export const describedBy = (id: string, hint: ReactNode, error: ReactNode): string | undefined =>
  [error ? `${id}-error` : '', hint ? `${id}-hint` : ''].filter(Boolean).join(' ') || undefined;

/** Whether the control gets `aria-required`. */
export const isRequired = (control: { 'aria-required'?: boolean | 'true' | 'false' | undefined }): boolean =>
  control['aria-required'] === true || control['aria-required'] === 'true';

export const FieldFrame = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(1)};
  min-width: 0;
`;

export const FieldLabel = styled.label`
  color: ${color('textStrong')};
  font-size: ${textSize('body')};
  line-height: 1.5;

  /* If all fields are required, the form hides the mark with this property. */
  &[data-required]::after {
    padding-inline-start: 2px;
    color: ${color('danger')};
    content: var(--wb-required-mark, '*');
    content: var(--wb-required-mark, '*') / '';
  }

  &[data-hidden] {
    ${visuallyHidden}
  }
`;

export const FieldHint = styled.div`
  ${mutedCaption()}
  line-height: 1.5;
`;

const Trouble = styled.div`
  &:empty:not([data-reserved]) {
    margin-block-start: -${space(1)};
  }

  /* A control without a label is in a row with others, so its field is as high as its box: a grid would keep the gap above an empty error. */
  ${FieldLabel}[data-hidden] ~ &:empty:not([data-reserved]) {
    position: absolute;
  }

  display: flex;
  align-items: flex-start;
  gap: ${space(1)};
  color: ${color('danger')};
  font-size: ${textSize('caption')};
  line-height: 1.5;

  &[data-reserved] {
    min-height: 18px;
  }

  svg {
    margin-block-start: 2px;
  }
`;
