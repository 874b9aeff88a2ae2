import { QrPicture, withMessages } from '@waybill/kit/console';
import { color, radius, space, TextField, useText } from '@waybill/ui-shell';
import { useServerWrite } from '@waybill/ui-shell/console';
import { FormDialog } from '@waybill/ui-shell/forms';
import { object, withCode } from '@waybill/validators';
import { normalise } from '@waybill/validators/cn';
import styled from 'styled-components';
import { type TotpSecret, turnTotpOnCall } from '../../../contract/authenticators';
import { phoneFields } from '../../../contract/personal';
import { changesOfAuthenticators } from './changes-of-authenticators';
import { authenticatorMessages } from './messages';

const schema = withMessages(object({ code: withCode(phoneFields.code, 'codeWrong') }));

export interface ScanDialogProps {
  secret: TotpSecret;
  /** The second step is on; these are its recovery codes. */
  onDone: (codes: readonly string[]) => void;
  onClose: () => void;
}

/** Hands a secret to an authenticator app, and turns the second step on with its first code. */
export function ScanDialog({ secret: { secret, address }, onDone, onClose }: ScanDialogProps) {
  const t = useText();
  const turnOn = useServerWrite(turnTotpOnCall, changesOfAuthenticators);
  return (
    <FormDialog
      title={authenticatorMessages.turnOn}
      description={authenticatorMessages.scanHint}
      submit={authenticatorMessages.turnOn}
      schema={schema}
      values={{ code: '' }}
      normalise={{ code: (typed) => normalise.text(typed).replace(/\s/g, '') }}
      messages={{ codeWrong: authenticatorMessages.codeWrong }}
      save={async ({ code }) => {
        const result = await turnOn({ code }, { silent: true });
        if (result.done) onDone(result.value.codes);
        return result;
      }}
      onClose={onClose}
    >
      {(form) => (
        <>
          <Scan>
            <QrPicture text={address} label={t(authenticatorMessages.picture)} />
            <div>
              <span>{t(authenticatorMessages.secret)}</span>
              <code>{secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
            </div>
          </Scan>
          <TextField
            {...form.field('code', authenticatorMessages.code)}
            inputMode="numeric"
            autoComplete="one-time-code"
          />
        </>
      )}
    </FormDialog>
  );
}

const Scan = styled.div`
  display: grid;
  grid-template-columns: 200px minmax(0, 1fr);
  gap: ${space(4)};
  align-items: center;

  > :first-child {
    border: 1px solid ${color('border')};
    border-radius: ${radius('medium')};
  }

  span {
    color: ${color('textMuted')};
  }

  code {
    display: block;
    margin-block-start: ${space(2)};
    color: ${color('textStrong')};
    font-size: 0.9375rem;
    line-height: 1.7;
    overflow-wrap: anywhere;
  }

  @media (max-width: 479.98px) {
    grid-template-columns: minmax(0, 1fr);
    justify-items: center;
    text-align: center;
  }

  > svg {
    max-width: 200px;
  }
`;
