import { useText } from '@waybill/ui-shell';
import { StatusTag } from '@waybill/ui-shell/table';
import { promotionWords } from './messages';
import { levelTones, type PromotedUser, type PromotionOrder, promotionTones } from './promotion';

/** Whether a commission has been paid. */
export function SettlementTag({ status }: { status: PromotionOrder['status'] }) {
  return <StatusTag tone={promotionTones[status]}>{useText()(promotionWords[status])}</StatusTag>;
}

/** The level of a promoted user. */
export function LevelTag({ level }: { level: PromotedUser['level'] }) {
  return <StatusTag tone={levelTones[level]}>{useText()(promotionWords[level])}</StatusTag>;
}

/** One of the area's words. */
export function Word({ of }: { of: keyof typeof promotionWords }) {
  return useText()(promotionWords[of]);
}

/** A time span of whole seconds. */
export function Duration({ seconds }: { seconds: number }) {
  const t = useText();
  if (seconds < 60) return t(promotionWords.seconds, { seconds });
  return t(promotionWords.minutes, { minutes: Math.floor(seconds / 60), seconds: seconds % 60 });
}
