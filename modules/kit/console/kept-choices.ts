import { useServerData, useServerWrite } from '@waybill/ui-shell/console';
import { dropChoiceCall, keepChoiceCall, keptChoicesCall } from '../contract/kept-choices';

const changesOfChoices = { changes: [keptChoicesCall] };

/** A choice that the account keeps under a name of its own. */
export interface KeptChoice {
  name: string;
  /** As it was kept; whoever reads it checks it. */
  value: unknown;
}

/** The choices of a kind that the account keeps, on every device; null asks for none. */
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
