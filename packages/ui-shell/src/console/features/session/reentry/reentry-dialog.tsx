import { useSession } from '@waybill/auth-core/react';
import { useRef } from 'react';
import styled from 'styled-components';
import { Button } from '../../../../controls/basic/button';
import { Dialog } from '../../../../feedback/dialog';
import { useText } from '../../../../locales/use-text';
import { space } from '../../../../theme/tokens';
import { useConsole } from '../../../kernel/console-context';
import { PasswordPanel } from '../login/password-panel';
import { SecondStepGate } from '../login/second-step/second-step-gate';
import { useFirstEmptyField } from '../login/use-first-empty-field';
import { reentryMessages } from './messages';

/** Asks for another login over the page: the same user continues, another user starts a new session. */
export function ReentryDialog() {
  const t = useText();
  const { session, reentry } = useConsole();
  const { user } = useSession();
  const place = useRef<HTMLDivElement>(null);
  useFirstEmptyField(place);
  return (
    <Dialog
      open
      role="alertdialog"
      width={400}
      title={t(reentryMessages.title)}
      description={t(reentryMessages.hint)}
      onOpenChange={() => {}}
      footer={
        <Button
          onClick={() => {
            reentry.phase = 'refused';
          }}
        >
          {t(reentryMessages.leave)}
        </Button>
      }
    >
      <Place ref={place}>
        <SecondStepGate signIn={session.signInAgain}>
          <PasswordPanel username={user.username} signIn={session.signInAgain} />
        </SecondStepGate>
      </Place>
    </Dialog>
  );
}

const Place = styled.div`
  padding-inline: ${space(5)};

  > form {
    padding-block-start: ${space(1)};
  }
`;
