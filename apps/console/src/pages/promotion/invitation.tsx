import { Button, color, copyText, radius, space, textSize, useText } from '@waybill/ui-shell';
import { useToasts } from '@waybill/ui-shell/console';
import { Copy } from 'lucide-react';
import styled from 'styled-components';
import { kitMessages } from '../kit/messages';
import { promotionMessages } from './messages';

export interface InvitationProps {
  code: string;
  link: string;
}

/** The code and the link to hand on, each with a button that copies it. */
export function Invitation({ code, link }: InvitationProps) {
  const t = useText();
  const toasts = useToasts();
  const copy = (text: string) =>
    copyText(text).then(
      () => toasts.success(kitMessages.copied),
      () => toasts.warning(kitMessages.copyFailed),
    );
  return (
    <List>
      <Line>
        <span>{t(promotionMessages.inviteCode)}</span>
        <Code>{code}</Code>
        <Button
          icon={<Copy aria-hidden size={16} />}
          aria-label={t(promotionMessages.copyCode)}
          onClick={() => void copy(code)}
        >
          {t(kitMessages.copy)}
        </Button>
      </Line>
      <Line>
        <span>{t(promotionMessages.inviteLink)}</span>
        <Address title={link}>{link}</Address>
        <Button
          icon={<Copy aria-hidden size={16} />}
          aria-label={t(promotionMessages.copyLink)}
          onClick={() => void copy(link)}
        >
          {t(kitMessages.copy)}
        </Button>
      </Line>
    </List>
  );
}

const List = styled.div`
  display: grid;
  gap: ${space(3)};
`;

const Line = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${space(3)};
  align-items: center;
  padding-block: ${space(2)};
  padding-inline: ${space(4)} ${space(2)};
  border-radius: ${radius('large')};
  background: ${color('surfaceSunken')};

  > span {
    color: ${color('textMuted')};
    white-space: nowrap;
  }
`;

const Code = styled.strong`
  color: ${color('textStrong')};
  font-size: ${textSize('section')};
  font-weight: 600;
  letter-spacing: 0.08em;
`;

const Address = styled.span`
  overflow: hidden;
  color: ${color('textStrong')};
  text-overflow: ellipsis;
  white-space: nowrap;
  user-select: all;
`;
