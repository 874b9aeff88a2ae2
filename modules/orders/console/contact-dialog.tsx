import { useDoneToast, withMessages } from '@waybill/kit/console';
import { TextField, useText } from '@waybill/ui-shell';
import { useServerWrite } from '@waybill/ui-shell/console';
import { FormDialog } from '@waybill/ui-shell/forms';
import { normalise } from '@waybill/validators/cn';
import { contactsCall, saveContactCall } from '../contract/contacts';
import type { Contact } from '../contract/order';
import { DoubtHint } from './form/doubt-hint';
import { emptyParty, type PartyFields } from './form/order-fields';
import { orderIssues } from './form/order-issues';
import { party } from './form/order-schema';
import { RegionField } from './regions/region-field';
import { orderMessages } from './shared/messages';

export interface ContactDialogProps {
  /** The contact to change; `null` adds a contact. */
  contact: Contact | null;
  onClose: () => void;
}

const schema = withMessages(party);
const plain = { name: normalise.name, phone: normalise.phone, street: normalise.address };

/** Adds or changes a contact of the address book. */
export function ContactDialog({ contact, onClose }: ContactDialogProps) {
  const t = useText();
  const toastDone = useDoneToast();
  const send = useServerWrite(saveContactCall, { changes: [contactsCall] });
  const before = contact && toPartyFields(contact);
  const save = (fields: PartyFields) =>
    toastDone(send(before ? { ...fields, before } : fields, { silent: true }), orderMessages.contactSaved, {
      name: fields.name,
    });
  return (
    <FormDialog<PartyFields, PartyFields>
      title={before ? { ...orderMessages.contactChange, values: { name: before.name } } : orderMessages.contactAdd}
      schema={schema}
      values={before ?? emptyParty}
      normalise={plain}
      messages={orderIssues}
      draft={{ name: 'contact', about: contact }}
      save={save}
      onClose={onClose}
      width={560}
    >
      {(form) => (
        <>
          <TextField
            {...form.field('name', orderMessages.name)}
            placeholder={t(orderMessages.nameHint)}
            autoComplete="off"
          />
          <TextField
            {...form.field('phone', orderMessages.phone)}
            type="tel"
            hint={<DoubtHint control={form.control} name="phone" />}
            placeholder={t(orderMessages.phoneHint)}
            autoComplete="off"
          />
          <RegionField {...form.choice('region', orderMessages.region)} />
          <TextField
            {...form.field('street', orderMessages.street)}
            placeholder={t(orderMessages.streetHint)}
            autoComplete="off"
          />
        </>
      )}
    </FormDialog>
  );
}

/** The fields that identify a contact. */
export const toPartyFields = ({ name, phone, region, street }: Contact): PartyFields => ({
  name,
  phone,
  region,
  street,
});
