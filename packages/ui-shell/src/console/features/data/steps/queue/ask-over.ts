import type { Confirm } from '../../../../../feedback/create-confirm';
import type { Sent } from '../step';
import { queueMessages } from './messages';

/**
 * Asks whether to apply a step to the current record after another user's change, with the server's message. Returns that record; reports the
 * refusal if the step is no longer possible.
 */
export async function askOver(
  confirm: Confirm,
  text: string,
  { present, refusal, say }: Sent,
  isFit: (record: object) => boolean,
): Promise<object | undefined> {
  const current = await present?.();
  if (!current || !isFit(current)) {
    say?.(text);
    return undefined;
  }
  const agreed = await confirm.ask({
    title: { ...queueMessages.changed, values: { text } },
    ...(refusal && { description: refusal.message }),
    confirm: queueMessages.doOver,
    cancel: queueMessages.leaveIt,
  });
  return agreed ? current : undefined;
}
