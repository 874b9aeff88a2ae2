import { useText } from '@waybill/ui-shell';
import { StatusTag } from '@waybill/ui-shell/table';
import { promotionMessages } from './messages';
import { levelTones, type PromotedUser, type PromotionOrder, promotionTones } from './promotion';

/** Whether a commission has been paid. */
export function SettlementTag({ status }: { status: PromotionOrder['status'] }) {
  return <StatusTag tone={promotionTones[status]}>{useText()(promotionMessages[status])}</StatusTag>;
}

/** The level of a promoted user. */
export function LevelTag({ level }: { level: PromotedUser['level'] }) {
  return <StatusTag tone={levelTones[level]}>{useText()(promotionMessages[level])}</StatusTag>;
}

/** One of the area's words. */
export function Word({ of }: { of: keyof typeof promotionMessages }) {
  return useText()(promotionMessages[of]);
}

/** A time span of whole seconds. */
export function Duration({ seconds }: { seconds: number }) {
  const t = useText();
  if (seconds < 60) return t(promotionMessages.seconds, { seconds });
  return t(promotionMessages.minutes, { minutes: Math.floor(seconds / 60), seconds: seconds % 60 });
}
