import { kitMessages, QrPicture } from '@waybill/kit/console';
import {
  Action,
  Card,
  CardTitle,
  color,
  copyText,
  radius,
  Skeleton,
  space,
  textSize,
  useText,
} from '@waybill/ui-shell';
import { useToasts } from '@waybill/ui-shell/console';
import { Copy, Image } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { promotionMessages } from '../messages';
import { PosterDialog } from './poster-dialog';

export interface InvitationProps {
  code: string;
  link: string;
}

/** The invitation to hand on: its code and link to copy, the link as a QR code, and a poster. */
export function Invitation({ invitation }: { invitation: InvitationProps | undefined }) {
  const t = useText();
  const toasts = useToasts();
  const [poster, setPoster] = useState(false);
  const { code = '', link = '' } = invitation ?? {};
  const copy = (text: string, { previousElementSibling: shown }: Element) =>
    copyText(text, shown).then(
      () => toasts.success(kitMessages.copied),
      () => toasts.warning(kitMessages.copyFailed),
    );
  return (
    <Card aria-label={t(promotionMessages.invite)} aria-busy={!invitation}>
      <CardTitle>{t(promotionMessages.invite)}</CardTitle>
      <Parts>
        <figure>
          <Tile>
            {invitation ? (
              <QrPicture text={bySource(link, 'qr')} label={t(promotionMessages.qrCode, { link })} />
            ) : (
              <Skeleton $width="100%" $height={138} />
            )}
          </Tile>
          <figcaption>{t(promotionMessages.qrHint)}</figcaption>
        </figure>
        <Lines data-state={invitation ? 'shown' : 'coming'}>
          <Line>
            <span>{t(promotionMessages.inviteCode)}</span>
            <Code>{code}</Code>
            <Action
              icon={<Copy aria-hidden size={16} />}
              text={promotionMessages.copyCode}
              onClick={({ currentTarget }) => void copy(code, currentTarget)}
            >
              {t(kitMessages.copy)}
            </Action>
          </Line>
          <Line>
            <span>{t(promotionMessages.inviteLink)}</span>
            <Address title={link}>{link}</Address>
            <Action
              icon={<Copy aria-hidden size={16} />}
              text={promotionMessages.copyLink}
              onClick={({ currentTarget }) => void copy(link, currentTarget)}
            >
              {t(kitMessages.copy)}
            </Action>
          </Line>
          <Action
            tone="primary"
            icon={<Image aria-hidden size={16} />}
            onClick={() => setPoster(true)}
            text={promotionMessages.makePoster}
          />
        </Lines>
        {invitation && (
          <PosterDialog open={poster} onOpenChange={setPoster} code={code} link={bySource(link, 'poster')} />
        )}
      </Parts>
    </Card>
  );
}

/** Adds the source to the invitation link. */
const bySource = (link: string, source: 'qr' | 'poster') => `${link}?source=${source}`;

const Parts = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space(5)};
  align-items: start;

  @media (max-width: 575.98px) {
    grid-template-columns: minmax(0, 1fr);
    justify-items: center;
  }

  figure {
    margin: 0;
  }

  figcaption {
    margin-block-start: ${space(1)};
    color: ${color('textMuted')};
    font-size: ${textSize('caption')};
    text-align: center;
  }
`;

const Tile = styled.div`
  width: 148px;
  padding: ${space(1)};
  border: 1px solid ${color('border')};
  border-radius: ${radius('large')};
  background: white;
`;

const Lines = styled.div`
  display: grid;
  gap: ${space(3)};
  width: 100%;
  max-width: 560px;

  /* Their own room, which follows the text size, is kept for them. */
  &[data-state='coming'] {
    visibility: hidden;
  }

  > button {
    justify-self: start;
  }
`;

const Line = styled.div`
  display: flex;
  gap: ${space(3)};
  align-items: center;
  min-width: 0;

  > button {
    flex: none;
  }

  > span:first-child {
    flex: none;
    min-width: 5em;
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
