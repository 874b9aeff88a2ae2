import styled from 'styled-components';
import { focusRing } from '../../../form/focus-ring';
import { PasswordField } from '../../../form/password-field';
import { TextField } from '../../../form/text-field';
import { useText } from '../../../locales/use-text';
import { color, radius, space } from '../../../theme/tokens';
import { useConsole } from '../../kernel/console-context';
import type { SignIn } from '../../kernel/console-session';
import { LoginForm } from './login-form';
import { loginMessages } from './messages';
import { useCaptcha } from './use-captcha';
import { useEnter } from './use-enter';
import { useLoginFields } from './use-login-fields';

export interface PasswordPanelProps {
  /** Who is asked, where that is known. */
  username?: string;
  /** Default: the session's `signIn`. */
  signIn?: SignIn;
}

/** Login by user name and password, with the picture code when the server asks for one. */
export function PasswordPanel({ username, signIn }: PasswordPanelProps) {
  const t = useText();
  const { session } = useConsole();
  const { enter, refusal } = useEnter();
  const { captcha, refresh, current } = useCaptcha();
  const form = useLoginFields();

  const submit = form.submit(async () => {
    const picture = await current();
    if (picture && !form.check('captcha')) return form.focusOn('captcha');
    const credentials = {
      username: form.read('username'),
      password: form.read('password'),
      ...(picture ? { captcha: form.read('captcha'), uuid: picture.uuid } : {}),
    };
    if (await enter(() => (signIn ?? session.signIn)(credentials))) return;
    refresh();
    form.clear('captcha');
    form.focusOn('password');
  });

  return (
    <LoginForm onSubmit={submit} submit={t(loginMessages.submit)} busy={form.busy} refusal={refusal}>
      <TextField {...form.field('username')} defaultValue={username} />
      <PasswordField {...form.field('password')} />
      {captcha && (
        <TextField
          {...form.field('captcha')}
          suffix={
            <Picture type="button" title={t(loginMessages.captchaRefresh)} onClick={refresh}>
              <img src={captcha.img} alt={t(loginMessages.captchaRefresh)} />
            </Picture>
          }
        />
      )}
    </LoginForm>
  );
}

const Picture = styled.button`
  flex: none;
  height: 36px;
  margin-inline-end: -${space(2.5)};
  padding: 0;
  overflow: hidden;
  border: 0;
  border-radius: ${radius('small')};
  background: ${color('surfaceSunken')};
  cursor: pointer;
  ${focusRing}

  img {
    display: block;
    width: 108px;
    height: 36px;
    object-fit: contain;
  }
`;
