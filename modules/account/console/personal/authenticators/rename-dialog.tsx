import { useDoneToast, withMessages } from '@waybill/kit/console';
import { TextField } from '@waybill/ui-shell';
import { useServerWrite } from '@waybill/ui-shell/console';
import { FormDialog } from '@waybill/ui-shell/forms';
import { object } from '@waybill/validators';
import { normalise } from '@waybill/validators/cn';
import { type Passkey, passkeyName, renamePasskeyCall } from '../../../contract/authenticators';
import { changesOfAuthenticators } from './changes-of-authenticators';
import { authenticatorMessages } from './messages';

const schema = withMessages(object({ name: passkeyName }));

/** Dialog that renames a passkey. */
export function RenameDialog({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const toastDone = useDoneToast();
  const send = useServerWrite(renamePasskeyCall, changesOfAuthenticators);
  return (
    <FormDialog
      title={authenticatorMessages.rename}
      submit={authenticatorMessages.rename}
      schema={schema}
      values={{ name: passkey.name }}
      draft={{ name: 'passkey-name', about: passkey.id }}
      normalise={{ name: normalise.text }}
      save={({ name }) =>
        toastDone(send({ id: passkey.id, name }, { silent: true }), authenticatorMessages.renamed, { name })
      }
      onClose={onClose}
    >
      {(form) => <TextField {...form.field('name', authenticatorMessages.name)} autoComplete="off" />}
    </FormDialog>
  );
}
