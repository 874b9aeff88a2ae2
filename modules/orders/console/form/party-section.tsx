import { TextField, useText } from '@waybill/ui-shell';
import type { FormModel } from '@waybill/ui-shell/forms';
import { type ReactNode, useId } from 'react';
import { RegionField } from '../regions/region-field';
import { orderMessages } from '../shared/messages';
import { DoubtHint } from './doubt-hint';
import { FormSection, Wide } from './form-section';
import type { OrderFields } from './order-fields';
import { useContacts } from './use-contacts';

export interface PartySectionProps {
  form: FormModel<OrderFields>;
  party: 'consignor' | 'consignee';
  /** Shows how certain a recognised field is. */
  markOf: (path: string) => ReactNode;
}

/** The fields of the sender or receiver; typing a known name suggests the contact. */
export function PartySection({ form, party, markOf }: PartySectionProps) {
  const t = useText();
  const listId = useId();
  const contacts = useContacts(party, form.read(`${party}.name`));
  const name = form.field(`${party}.name`, orderMessages.name);
  return (
    <FormSection title={t(orderMessages[party])}>
      <TextField
        {...name}
        list={listId}
        hint={markOf(`${party}.name`)}
        placeholder={t(orderMessages.nameHint)}
        autoComplete="off"
        onChange={async (event) => {
          const picked = contacts.find((contact) => contact.name === event.target.value);
          await name.onChange(event);
          if (!picked || form.read(`${party}.phone`) !== '') return;
          form.set(`${party}.phone`, picked.phone);
          form.set(`${party}.region`, picked.region);
          form.set(`${party}.street`, picked.street);
        }}
      />
      <datalist id={listId}>
        {contacts.map(({ name, phone, regionNames, street }) => (
          <option key={`${name} ${phone} ${street}`} value={name}>
            {`${phone} ${regionNames.join('')}${street}`}
          </option>
        ))}
      </datalist>
      <TextField
        {...form.field(`${party}.phone`, orderMessages.phone)}
        type="tel"
        hint={
          <DoubtHint control={form.control} name={`${party}.phone`}>
            {markOf(`${party}.phone`)}
          </DoubtHint>
        }
        placeholder={t(orderMessages.phoneHint)}
        autoComplete="off"
      />
      <Wide>
        <RegionField {...form.choice(`${party}.region`, orderMessages.region)} hint={markOf(`${party}.region`)} />
      </Wide>
      <Wide>
        <TextField
          {...form.field(`${party}.street`, orderMessages.street)}
          hint={markOf(`${party}.street`)}
          placeholder={t(orderMessages.streetHint)}
          autoComplete="off"
        />
      </Wide>
    </FormSection>
  );
}
