import { momentColumn } from '@waybill/kit/console';
import { defineResource } from '@waybill/ui-shell/console';
import type { DataColumn } from '@waybill/ui-shell/table';
import { contactSorts, contactsCall } from '../contract/contacts';
import type { Contact } from '../contract/order';
import { sides } from '../contract/words';
import { orderMessages } from './shared/messages';

export const contacts = defineResource({
  list: contactsCall,
  filters: { keyword: 'text', party: sides },
  sorts: contactSorts,
});
const formatAddress = ({ regionNames, street }: Contact) => [...regionNames, street].join(' ');

/** The columns of the address book, without its actions. */
export const contactColumns: readonly DataColumn<Contact>[] = [
  { id: 'name', title: orderMessages.name, cell: ({ name }) => name, sortable: true },
  {
    id: 'phone',
    title: orderMessages.phone,
    cell: ({ phone }) => <a href={`tel:${phone}`}>{phone}</a>,
    value: ({ phone }) => phone,
  },
  { id: 'address', title: orderMessages.address, cell: formatAddress, value: formatAddress },
  { id: 'uses', title: orderMessages.usesTitle, cell: ({ uses }) => uses, sortable: true, align: 'end' },
  momentColumn('lastUsed', orderMessages.lastUsed),
];
