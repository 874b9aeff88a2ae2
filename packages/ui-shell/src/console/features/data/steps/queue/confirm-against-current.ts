import type { Confirm } from '../../../../../feedback/create-confirm';
import type { Sent } from '../step';
import { queueMessages } from './messages';

/** Asks whether a step that met another user's change applies to the present record, and returns the answer. If the step no longer applies, it shows the refusal. */
export async function confirmAgainstCurrent(
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
