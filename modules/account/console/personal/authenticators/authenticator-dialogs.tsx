import { kitMessages } from '@waybill/kit/console';
import { forgetPasskey, useServerWrite, useToasts } from '@waybill/ui-shell/console';
import type { Passkey, TotpSecret } from '../../../contract/authenticators';
import { beginTotpCall, removePasskeyCall, renewCodesCall, turnTotpOffCall } from '../../../contract/authenticators';
import { AddPasskeyDialog } from './add-passkey-dialog';
import { changesOfAuthenticators } from './changes-of-authenticators';
import { CodesDialog } from './codes-dialog';
import { authenticatorMessages } from './messages';
import { PasswordDialog } from './password-dialog';
import { RenameDialog } from './rename-dialog';
import { ScanDialog } from './scan-dialog';

/** The running task on passkeys or the second step. */
export type AuthenticatorTask =
  | { name: 'add' | 'turnOn' | 'turnOff' | 'renew' }
  | { name: 'rename' | 'remove'; passkey: Passkey }
  | { name: 'scan'; secret: TotpSecret }
  | { name: 'codes'; codes: readonly string[] };

export interface AuthenticatorDialogsProps {
  task: AuthenticatorTask;
  /** Opens another task. */
  onNext: (task: AuthenticatorTask) => void;
  onClose: () => void;
}

const silent = { silent: true } as const;

/** The dialog of a task; tasks reserved to the owner begin with the password. */
export function AuthenticatorDialogs({ task, onNext, onClose }: AuthenticatorDialogsProps) {
  const toasts = useToasts();
  const remove = useServerWrite(removePasskeyCall, changesOfAuthenticators);
  const turnOff = useServerWrite(turnTotpOffCall, changesOfAuthenticators);
  const renew = useServerWrite(renewCodesCall, changesOfAuthenticators);
  const begin = useServerWrite(beginTotpCall);
  const says = authenticatorMessages;
  if (task.name === 'add') return <AddPasskeyDialog onClose={onClose} />;
  if (task.name === 'rename') return <RenameDialog passkey={task.passkey} onClose={onClose} />;
  if (task.name === 'codes') return <CodesDialog codes={task.codes} onClose={onClose} />;
  if (task.name === 'scan') {
    return <ScanDialog secret={task.secret} onDone={(codes) => onNext({ name: 'codes', codes })} onClose={onClose} />;
  }
  if (task.name === 'remove') {
    const { id, name } = task.passkey;
    return (
      <PasswordDialog
        title={{ ...says.removeTitle, values: { name } }}
        description={says.removeHint}
        submit={kitMessages.remove}
        tone="danger"
        send={(password) => remove({ id, password }, silent)}
        onDone={async () => {
          toasts.success({ ...says.removed, values: { name } });
          await forgetPasskey(id);
        }}
        onClose={onClose}
      />
    );
  }
  if (task.name === 'turnOff') {
    return (
      <PasswordDialog
        title={says.turnOff}
        description={says.turnOffHint}
        submit={says.turnOff}
        tone="danger"
        send={(password) => turnOff({ password }, silent)}
        onDone={() => toasts.success(says.turnedOff)}
        onClose={onClose}
      />
    );
  }
  if (task.name === 'renew') {
    return (
      <PasswordDialog
        title={says.renew}
        description={says.renewHint}
        submit={says.goOn}
        send={(password) => renew({ password }, silent)}
        onDone={({ codes }) => onNext({ name: 'codes', codes })}
        onClose={onClose}
      />
    );
  }
  return (
    <PasswordDialog
      title={says.turnOn}
      description={says.offHint}
      submit={says.goOn}
      send={(password) => begin({ password }, silent)}
      onDone={(secret) => onNext({ name: 'scan', secret })}
      onClose={onClose}
    />
  );
}
