import { useServerData, useServerWrite } from '@waybill/ui-shell/console';
import { deleteChoiceCall, saveChoiceCall, savedChoicesCall } from '../contract/saved-choices';

const changesOfChoices = { changes: [savedChoicesCall] };

/** A named choice of the account. */
export interface SavedChoice {
  name: string;
  /** The stored value, unchecked. */
  value: unknown;
}

/** Returns the account's stored choices of a kind, on every device; null loads none. */
export function useSavedChoices(kind: string | null) {
  const { data } = useServerData(savedChoicesCall, kind === null ? null : { kind });
  const keep = useServerWrite(saveChoiceCall, changesOfChoices);
  const drop = useServerWrite(deleteChoiceCall, changesOfChoices);
  return {
    choices: (data?.list ?? []).map(({ name, value }): SavedChoice => ({ name, value: parsed(value) })),
    /** Stores a choice; resolves to false after a refusal, which was shown. */
    keep: async (name: string, value: object): Promise<boolean> =>
      (await keep({ kind: kind ?? '', name, value: JSON.stringify(value) })).done,
    drop: async (name: string): Promise<boolean> => (await drop({ kind: kind ?? '', name })).done,
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
