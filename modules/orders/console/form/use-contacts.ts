import { useServerData } from '@waybill/ui-shell/console';
import { normalise } from '@waybill/validators/cn';
import { contactsCall } from '../../contract/contacts';
import type { Contact } from '../../contract/order';
import { useDebounced } from './use-debounced';

const none: readonly Contact[] = [];

/** Whom this account has shipped from or to before and whose name, phone or street holds what is typed. */
export function useContacts(party: 'consignor' | 'consignee', typed: string): readonly Contact[] {
  const keyword = useDebounced(normalise.prose(typed).slice(0, 50), 300);
  const { data } = useServerData(contactsCall, { party, keyword, pageSize: '50' });
  return data?.list ?? none;
}
