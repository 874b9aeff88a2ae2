import styled from 'styled-components';
import { TextField } from '../../../../controls/basic/text-field';
import { useText } from '../../../../locales/use-text';
import { color, radius, space, textSize } from '../../../../theme/tokens';
import { loginMessages } from './messages';
import type { LoginFields } from './use-login-fields';
import type { SmsCode } from './use-sms-code';

export interface SmsCodeFieldProps {
  /** The surrounding form with the phone number. */
  form: LoginFields;
  sms: SmsCode;
}

/** The field for the code from a text message, with the button that requests one. */
export function SmsCodeField({ form, sms }: SmsCodeFieldProps) {
  const t = useText();
  const waiting = sms.sending || sms.left > 0;
  const send = () => (form.check('phone') ? sms.send(form.read('phone')) : form.focusOn('phone'));
  return (
    <TextField
      {...form.field('code')}
      suffix={
        <Send type="button" aria-disabled={waiting} aria-busy={sms.sending} onClick={waiting ? undefined : send}>
          {sms.left > 0 ? t(loginMessages.sendAgain, { seconds: sms.left }) : t(loginMessages.sendCode)}
        </Send>
      }
    />
  );
}

const Send = styled.button`
  flex: none;
  height: 38px;
  margin-inline-end: -${space(2)};
  padding: 0 ${space(2)};
  border-radius: ${radius('medium')};
  background: transparent;
  color: ${color('primaryText')};
  font-size: ${textSize('body')};
  white-space: nowrap;

  &[aria-disabled='true'] {
    color: ${color('textMuted')};
    cursor: not-allowed;
  }

  @media (pointer: coarse) {
    height: 40px;
    margin-block: -1px;
  }
`;
