import styled from 'styled-components';
import { PasswordField } from '../../../../controls/basic/password-field';
import { TextField } from '../../../../controls/basic/text-field';
import { useText } from '../../../../locales/use-text';
import { color, radius, space } from '../../../../theme/tokens';
import { useConsole } from '../../../kernel/console-context';
import type { SignIn } from '../../../kernel/console-session';
import { LoginForm } from './login-form';
import { loginMessages } from './messages';
import { useCaptcha } from './use-captcha';
import { useEnter } from './use-enter';
import { useLoginFields } from './use-login-fields';
import { usePasskeyOffer } from './use-passkey-offer';

export interface PasswordPanelProps {
  /** The user name, if known. */
  username?: string;
  /** Default: the session's `signIn`. */
  signIn?: SignIn;
  /** The browser offers passkeys in the field of the user name. Default false. */
  passkeys?: boolean;
}

/** Login by user name and password, with the picture code when the server asks for one. */
export function PasswordPanel({ username, signIn, passkeys = false }: PasswordPanelProps) {
  const t = useText();
  const { session } = useConsole();
  const { enter, refusal } = useEnter();
  const { captcha, refresh, current } = useCaptcha();
  const form = useLoginFields();
  const entering = usePasskeyOffer(passkeys && !form.busy, enter);

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
    <LoginForm onSubmit={submit} submit={t(loginMessages.submit)} busy={form.busy || entering} refusal={refusal}>
      <TextField
        {...form.field('username')}
        {...(passkeys && { autoComplete: 'username webauthn' })}
        defaultValue={username}
      />
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
  overflow: hidden;
  border-radius: ${radius('small')};
  background: ${color('surfaceSunken')};

  img {
    display: block;
    width: 108px;
    height: 36px;
    object-fit: contain;
  }
`;
