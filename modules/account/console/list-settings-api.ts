import type { ListChange, ListSettingsApi, ListSettingsTools, StoredListSettings } from '@waybill/ui-shell/console';
import type { Infer } from '@waybill/validators';
import {
  deleteViewCall,
  listSettingsCall,
  renameViewCall,
  saveColumnsCall,
  saveViewCall,
  shareViewCall,
  unshareViewCall,
} from '../contract/list-settings';

/** Stores columns and views of lists in the account, on this console's server. */
export function createListSettingsApi({ read }: ListSettingsTools): ListSettingsApi {
  const silent = { silent: true };
  const send = (list: string, change: ListChange) => {
    switch (change.kind) {
      case 'columns':
        return read(saveColumnsCall, { list, columns: toText(change.columns) }, silent);
      case 'save':
        return read(saveViewCall, { list, name: change.name, address: change.query }, silent);
      case 'rename':
        return read(renameViewCall, { list, name: change.name, to: change.to }, silent);
      case 'remove':
        return read(deleteViewCall, { list, name: change.name }, silent);
    }
  };
  return {
    read: async (list) => toKept(await read(listSettingsCall, { list }, silent)),
    change: async (list, change) => toKept(await send(list, change)),
    share: async (list, name, role) => toKept(await read(shareViewCall, { list, name, role })),
    unshare: async (list, id) => toKept(await read(unshareViewCall, { list, id: Number(id) })),
  };
}

const toText = (columns: unknown): string => (columns === undefined ? '' : JSON.stringify(columns));

const toKept = ({ columns, ...settings }: Infer<typeof listSettingsCall.response>): StoredListSettings => ({
  ...settings,
  columns: fromText(columns),
});

function fromText(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
