import type { Confirm } from '../../../../../feedback/create-confirm';
import type { Sent } from '../step';
import { queueMessages } from './messages';

/**
 * Asks whether a step that met a change of somebody else is to be done with what is there now, with what the server says of it. Gives that; where it
 * cannot be done any more, the refusal is said.
 */
export async function askOver(
  confirm: Confirm,
  text: string,
  { present, refusal, say }: Sent,
  isFit: (record: object) => boolean,
): Promise<object | undefined> {
  const found = await present?.();
  if (!found || !isFit(found)) {
    say?.(text);
    return undefined;
  }
  const agreed = await confirm.ask({
    title: { ...queueMessages.changed, values: { text } },
    ...(refusal && { description: refusal.message }),
    confirm: queueMessages.doOver,
    cancel: queueMessages.leaveIt,
  });
  return agreed ? found : undefined;
}
