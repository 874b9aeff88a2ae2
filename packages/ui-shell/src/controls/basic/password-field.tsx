import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { useText } from '../../locales/use-text';
import { iconButton } from '../../theme/pieces';
import { color, radius, size, space, square } from '../../theme/tokens';
import { formMessages } from './messages';
import { TextField, type TextFieldProps } from './text-field';

/** @public */
export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'suffix'>;

/** A password input whose text can be shown; password managers see an ordinary `type="password"`. @public */
export function PasswordField(props: PasswordFieldProps) {
  const t = useText();
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <TextField
      autoComplete="current-password"
      spellCheck={false}
      autoCapitalize="none"
      {...props}
      type={shown ? 'text' : 'password'}
      suffix={
        <Toggle
          type="button"
          aria-pressed={shown}
          aria-label={t(formMessages.showPassword)}
          title={t(shown ? formMessages.hidePassword : formMessages.showPassword)}
          disabled={props.disabled}
          onClick={() => setShown(!shown)}
        >
          <Icon aria-hidden size={16} />
        </Toggle>
      }
    />
  );
}

const Toggle = styled.button`
  ${iconButton}
  width: 28px;
  height: calc(${size('control')} - 4px);
  margin-inline-end: -${space(1)};
  border-radius: ${radius('medium')};

  &:hover:not(:disabled) {
    color: ${color('textStrong')};
  }

  @media (pointer: coarse) {
    ${square('40px')}
    margin-block: -1px;
  }
`;
