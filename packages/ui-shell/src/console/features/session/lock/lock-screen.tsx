import { useSession } from '@waybill/auth-core/react';
import { isUnauthorizedError } from '@waybill/http';
import { useEffect, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { Button } from '../../../../controls/basic/button';
import { PasswordField } from '../../../../controls/basic/password-field';
import { useText } from '../../../../locales/use-text';
import { Avatar } from '../../../../shell/tools/avatar';
import { centred, color, radius, sectionTitle, shadow, space } from '../../../../theme/tokens';
import { useConsole } from '../../../kernel/console-context';
import { showRefused } from '../../runtime/feedback/show-refused';
import { LoginForm } from '../login/login-form';
import { PasswordPanel } from '../login/password-panel';
import { useEnter } from '../login/use-enter';
import { useLoginFields } from '../login/use-login-fields';
import { lockMessages } from './messages';

export interface LockScreenProps {
  /** The password was right. */
  onUnlock: () => void;
}

/** Covers the window and asks for the password, or for another login of the same user if the API cannot check one. */
export function LockScreen({ onUnlock }: LockScreenProps) {
  const t = useText();
  const id = useId();
  const parts = useConsole();
  const { session, unlock } = parts;
  const { user } = useSession();
  const [isOver, setOver] = useState(false);
  const cover = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const dialog = cover.current;
    if (!dialog) return;
    const show = () => {
      if (dialog.isConnected && !dialog.open) dialog.showModal();
    };
    show();
    dialog.querySelector('input')?.focus();
    // Browsers close the dialog on a second Escape even if the first was prevented.
    dialog.addEventListener('close', show);
    return () => dialog.removeEventListener('close', show);
  }, []);

  const signInAgain: typeof session.signInAgain = async (credentials) => {
    const isSame = await session.signInAgain(credentials);
    if (isSame) onUnlock();
    return isSame;
  };
  return (
    <Cover ref={cover} aria-labelledby={id} onCancel={(event) => event.preventDefault()} {...{ closedby: 'none' }}>
      <Panel>
        <Avatar src={user.avatar} edge={64} />
        <h1 id={id}>{user.username ? `${t(lockMessages.title)} · ${user.username}` : t(lockMessages.title)}</h1>
        <p>{t(lockMessages.hint)}</p>
        {unlock && !isOver ? (
          <UnlockForm
            unlock={async (password) => {
              await unlock({ username: user.username, password }).catch((cause) => {
                // An expired session removes this form together with its error.
                if (isUnauthorizedError(cause)) {
                  setOver(true);
                  showRefused(parts, cause);
                }
                throw cause;
              });
              onUnlock();
            }}
          />
        ) : (
          <PasswordPanel username={user.username} signIn={signInAgain} />
        )}
        <Button block onClick={() => void session.signOut()}>
          {t(lockMessages.leave)}
        </Button>
      </Panel>
    </Cover>
  );
}

function UnlockForm({ unlock }: { unlock: (password: string) => Promise<void> }) {
  const t = useText();
  const { enter, refusal } = useEnter();
  const form = useLoginFields();
  const submit = form.submit(async () => {
    if (await enter(() => unlock(form.read('password')))) return;
    form.clear('password');
    form.focusOn('password');
  });
  return (
    <LoginForm onSubmit={submit} submit={t(lockMessages.unlock)} busy={form.busy} refusal={refusal}>
      <PasswordField {...form.field('password')} />
    </LoginForm>
  );
}

const Cover = styled.dialog`
  position: fixed;
  inset: 0;
  ${centred}
  width: 100%;
  max-width: none;
  height: 100%;
  max-height: none;
  margin: 0;
  padding: ${space(4)};
  overflow: auto;
  border: 0;
  background: ${color('page')};
  color: ${color('text')};
  line-height: 1.6;
  pointer-events: auto;

  &::backdrop {
    background: ${color('page')};
  }
`;

const Panel = styled.div`
  display: grid;
  gap: ${space(2)};
  justify-items: center;
  width: min(25rem, 100%);
  padding: ${space(6)} ${space(5)};
  border: 1px solid ${color('border')};
  border-radius: ${radius('large')};
  background: ${color('surfaceRaised')};
  box-shadow: ${shadow('dialog')};

  h1 {
    margin: 0;
    ${sectionTitle()}
    overflow-wrap: anywhere;
  }

  p {
    margin: 0;
    color: ${color('textMuted')};
    text-align: center;
  }

  > form {
    width: 100%;
  }
`;
