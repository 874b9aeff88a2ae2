import { useServerData, useServerWrite } from '@waybill/ui-shell/console';
import { dropChoiceCall, keepChoiceCall, keptChoicesCall } from '../contract/kept-choices';

const changesOfChoices = { changes: [keptChoicesCall] };

/** A named choice of the account. */
export interface KeptChoice {
  name: string;
  /** The stored value, unchecked. */
  value: unknown;
}

/** Returns the account's stored choices of a kind, on every device; null loads none. */
export function useKeptChoices(kind: string | null) {
  const { data } = useServerData(keptChoicesCall, kind === null ? null : { kind });
  const keep = useServerWrite(keepChoiceCall, changesOfChoices);
  const drop = useServerWrite(dropChoiceCall, changesOfChoices);
  return {
    choices: (data?.list ?? []).map(({ name, value }): KeptChoice => ({ name, value: parsed(value) })),
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
