import { useDoneToast, withMessages } from '@waybill/kit/console';
import { PasswordField, TextField, useText } from '@waybill/ui-shell';
import { createPasskey, PasskeyError, useServerWrite } from '@waybill/ui-shell/console';
import { FormDialog, type FormDialogProps } from '@waybill/ui-shell/forms';
import { notEmpty, object, pipe, string } from '@waybill/validators';
import { normalise } from '@waybill/validators/cn';
import { addPasskeyCall, beginPasskeyCall, passkeyName } from '../../../contract/authenticators';
import { personalMessages } from '../messages';
import { changesOfAuthenticators } from './changes-of-authenticators';
import { authenticatorMessages } from './messages';

const schema = withMessages(object({ name: passkeyName, password: pipe(string(), notEmpty()) }));

type Fields = {
  name: string;
  password: string;
};

/** Makes a passkey: name and password, then the browser's own dialog. */
export function AddPasskeyDialog({ onClose }: { onClose: () => void }) {
  const t = useText();
  const toastDone = useDoneToast();
  const begin = useServerWrite(beginPasskeyCall);
  const add = useServerWrite(addPasskeyCall, changesOfAuthenticators);
  const save: FormDialogProps<Fields, Fields>['save'] = async ({ name, password }) => {
    const begun = await begin({ password }, { silent: true });
    if (!begun.done) return begun;
    try {
      const passkey = await createPasskey(begun.value);
      return await toastDone(add({ name, passkey }, { silent: true }), authenticatorMessages.added, { name });
    } catch (failure) {
      if (!(failure instanceof PasskeyError)) throw failure;
      return { done: false, refusal: { message: t(failure.userMessage), fields: {} } };
    }
  };
  return (
    <FormDialog
      title={authenticatorMessages.add}
      description={authenticatorMessages.addHint}
      submit={authenticatorMessages.goOn}
      schema={schema}
      values={{ name: '', password: '' }}
      draft={{ name: 'passkey' }}
      normalise={{ name: normalise.text }}
      save={save}
      onClose={onClose}
    >
      {(form) => (
        <>
          <TextField
            {...form.field('name', authenticatorMessages.name)}
            placeholder={t(authenticatorMessages.nameHint)}
            autoComplete="off"
          />
          <PasswordField {...form.field('password', personalMessages.present)} autoComplete="current-password" />
        </>
      )}
    </FormDialog>
  );
}
