import { useServerData, useServerWrite } from '@waybill/ui-shell/console';
import { dropChoiceCall, keepChoiceCall, keptChoicesCall } from '../contract/kept-choices';

const changesOfChoices = { changes: [keptChoicesCall] };

/** A choice that the account keeps under a name of its own. */
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
    /** Resolves to whether it is kept; a refusal has been shown. */
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
