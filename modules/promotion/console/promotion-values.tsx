import { Avatar, space, useText } from '@waybill/ui-shell';
import { StatusTag } from '@waybill/ui-shell/table';
import styled from 'styled-components';
import type { PromotedUser, Visit } from '../contract/invitations';
import { promotionMessages, userStateMessages } from './messages';
import { levelTones, stateTones } from './promoted-users';

/** The level of a promoted user. */
export function LevelTag({ level }: { level: PromotedUser['level'] }) {
  return <StatusTag tone={levelTones[level]}>{useText()(promotionMessages[level])}</StatusTag>;
}

/** The progress of a promoted user. */
export function UserStateTag({ state }: { state: PromotedUser['state'] }) {
  return <StatusTag tone={stateTones[state]}>{useText()(userStateMessages[state])}</StatusTag>;
}

/** A translated word of the area. */
export function Word({ of }: { of: keyof typeof promotionMessages }) {
  return useText()(promotionMessages[of]);
}

/** A duration in whole seconds; a dash if unknown. */
export function Duration({ seconds }: { seconds: number }) {
  const t = useText();
  if (seconds === 0) return '—';
  if (seconds < 60) return t(promotionMessages.seconds, { seconds });
  return t(promotionMessages.minutes, { minutes: Math.floor(seconds / 60), seconds: seconds % 60 });
}

/** Returns the label of a visitor. */
export function visitorMessage({ bot, registered }: Visit) {
  if (bot) return promotionMessages.bot;
  return registered ? promotionMessages.registered : promotionMessages.notRegistered;
}

/** The visitor as a tag: a robot or a registered user. */
export function VisitorTag({ of: visit }: { of: Visit }) {
  const t = useText();
  return <StatusTag tone={visit.bot ? 'warning' : 'success'}>{t(visitorMessage(visit))}</StatusTag>;
}

/** Picture and name of a user, on one line. */
export function Person({ of: { nickname, avatar } }: { of: Pick<PromotedUser, 'nickname' | 'avatar'> }) {
  return (
    <Pair>
      <Avatar src={avatar} edge={28} />
      <span>{nickname}</span>
    </Pair>
  );
}

const Pair = styled.span`
  display: inline-flex;
  gap: ${space(2)};
  align-items: center;
  vertical-align: middle;
  white-space: nowrap;

  > :first-child {
    flex: none;
  }
`;
