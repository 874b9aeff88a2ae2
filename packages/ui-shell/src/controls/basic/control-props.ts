import type { FocusEventHandler, ReactNode } from 'react';

/** Props of every labelled control, beside its value. @public */
export interface ControlProps {
  /** Default: a generated id. */
  id?: string | undefined;
  label: ReactNode;
  /** The label is for screen readers only. Default false. */
  labelHidden?: boolean | undefined;
  /** A line below the control. */
  hint?: ReactNode;
  /** Error message with the fix, announced when it appears; marks the control invalid. */
  error?: ReactNode;
  /** Keeps one line free for the error, so that its appearance moves nothing. */
  reserveError?: boolean | undefined;
  /** Takes no input and no focus, so that no command leads to it. Default false. */
  disabled?: boolean | undefined;
  /** Shows its value, takes focus and no input. */
  readOnly?: boolean | undefined;
  /** Work for this control is in progress: shown at its end. */
  busy?: boolean | undefined;
  'aria-required'?: boolean | undefined;
  onBlur?: FocusEventHandler | undefined;
}
