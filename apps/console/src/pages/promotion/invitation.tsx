import { Button, color, copyText, radius, space, textSize, useText } from '@waybill/ui-shell';
import { useConsole } from '@waybill/ui-shell/console';
import { Copy } from 'lucide-react';
import styled from 'styled-components';
import { kitWords } from '../kit/messages';
import { promotionWords } from './messages';

export interface InvitationProps {
  code: string;
  link: string;
}

/** The code and the link to hand on, each with a button that copies it. */
export function Invitation({ code, link }: InvitationProps) {
  const t = useText();
  const { toasts } = useConsole();
  const copy = (text: string) =>
    copyText(text).then(
      () => toasts.success(kitWords.copied),
      () => toasts.warning(kitWords.copyFailed),
    );
  return (
    <List>
      <Line>
        <span>{t(promotionWords.inviteCode)}</span>
        <Code>{code}</Code>
        <Button
          icon={<Copy aria-hidden size={16} />}
          aria-label={t(promotionWords.copyCode)}
          onClick={() => void copy(code)}
        >
          {t(kitWords.copy)}
        </Button>
      </Line>
      <Line>
        <span>{t(promotionWords.inviteLink)}</span>
        <Address title={link}>{link}</Address>
        <Button
          icon={<Copy aria-hidden size={16} />}
          aria-label={t(promotionWords.copyLink)}
          onClick={() => void copy(link)}
        >
          {t(kitWords.copy)}
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
  padding: ${space(2)} ${space(2)} ${space(2)} ${space(4)};
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
