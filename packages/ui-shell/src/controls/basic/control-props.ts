import type { FocusEventHandler, ReactNode } from 'react';

/** What every labelled control takes, beside its value. @public */
export interface ControlProps {
  /** Default: one of its own. */
  id?: string | undefined;
  label: ReactNode;
  /** The label is for screen readers only. Default false. */
  labelHidden?: boolean | undefined;
  /** A line below the control. */
  hint?: ReactNode;
  /** What is wrong and what to do; marks the control invalid. */
  error?: ReactNode;
  /** Keeps one line free for the error, so that its appearance moves nothing. */
  reserveError?: boolean | undefined;
  /** Takes no input and no focus. */
  disabled?: boolean | undefined;
  /** Shows its value, takes focus and no input. */
  readOnly?: boolean | undefined;
  /** Work for this control is in progress: shown at its end. */
  busy?: boolean | undefined;
  'aria-required'?: boolean | undefined;
  onBlur?: FocusEventHandler | undefined;
}
