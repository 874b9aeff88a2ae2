import { useForm } from 'react-hook-form';
import styled from 'styled-components';
import { Button } from '../../../form/button';
import { focusRing } from '../../../form/focus-ring';
import { PasswordField } from '../../../form/password-field';
import { TextField } from '../../../form/text-field';
import { useText } from '../../../locales/use-text';
import { color, radius, space } from '../../../theme/tokens';
import { useConsole } from '../../console-context';
import { LoginForm } from './login-form';
import { loginRules } from './login-rules';
import { loginMessages } from './messages';
import { useCaptcha } from './use-captcha';
import { useComplaint } from './use-complaint';
import { useEnter } from './use-enter';
import { UsernameField } from './username-field';

interface Fields {
  username: string;
  password: string;
  captcha: string;
}

/** Login by user name and password, with the picture code when the server asks for one. */
export function PasswordPanel() {
  const t = useText();
  const { session } = useConsole();
  const { enter, refusal } = useEnter();
  const { captcha, refresh } = useCaptcha();
  const form = useForm<Fields>({ mode: 'onTouched', defaultValues: { username: '', password: '', captcha: '' } });
  const complaint = useComplaint(form.formState.errors);

  const submit = form.handleSubmit(async ({ username, password, captcha: typed }) => {
    const picture = captcha ? { captcha: typed.trim(), uuid: captcha.uuid } : {};
    if (await enter(() => session.signIn({ username: username.trim(), password, ...picture }))) return;
    refresh();
    form.setValue('captcha', '');
    form.setFocus('password');
  });

  return (
    <LoginForm onSubmit={submit} refusal={refusal}>
      <UsernameField {...form.register('username', { validate: loginRules.username })} error={complaint('username')} />
      <PasswordField
        {...form.register('password', { validate: loginRules.password })}
        label={t(loginMessages.password)}
        placeholder={t(loginMessages.passwordHint)}
        scale="large"
        error={complaint('password')}
        reserveError
      />
      {captcha && (
        <TextField
          {...form.register('captcha', { validate: loginRules.captcha, shouldUnregister: true })}
          label={t(loginMessages.captcha)}
          placeholder={t(loginMessages.captchaHint)}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          scale="large"
          error={complaint('captcha')}
          reserveError
          suffix={
            <Picture type="button" title={t(loginMessages.captchaRefresh)} onClick={refresh}>
              <img src={captcha.img} alt={t(loginMessages.captchaRefresh)} />
            </Picture>
          }
        />
      )}
      <Button type="submit" tone="primary" scale="large" block busy={form.formState.isSubmitting}>
        {t(loginMessages.submit)}
      </Button>
    </LoginForm>
  );
}

const Picture = styled.button`
  flex: none;
  height: 36px;
  margin-right: -${space(2.5)};
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
