import { useServerData } from '@waybill/ui-shell/console';
import { normalise } from '@waybill/validators/cn';
import { contactsCall } from '../../contract/contacts';
import type { Contact } from '../../contract/order';
import { useDebounced } from './use-debounced';

const none: readonly Contact[] = [];

/** The contacts of the account whose name, phone or street contains the typed text. */
export function useContacts(party: 'consignor' | 'consignee', typed: string): readonly Contact[] {
  const keyword = useDebounced(normalise.prose(typed).slice(0, 50), 300);
  const { data } = useServerData(contactsCall, { party, keyword, pageSize: '50' });
  return data?.list ?? none;
}
