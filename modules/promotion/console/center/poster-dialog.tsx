import { useLingui } from '@lingui/react';
import { Button, color, Dialog, saveFile, useText } from '@waybill/ui-shell';
import { useConfig, useToasts } from '@waybill/ui-shell/console';
import { Download } from 'lucide-react';
import { useRef } from 'react';
import styled from 'styled-components';
import { promotionMessages } from '../messages';
import { drawPoster, posterSize } from './draw-poster';

export interface PosterDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  code: string;
  /** The content of the QR code. */
  link: string;
}

/** The invitation as a picture to hand on: in the colours and the language of the screen, drawn by the browser, saved as PNG. */
export function PosterDialog({ open, onOpenChange, code, link }: PosterDialogProps) {
  const t = useText();
  const toasts = useToasts();
  const { locale } = useLingui().i18n;
  const canvas = useRef<HTMLCanvasElement>(null);
  const config = useConfig();
  const title = t(config.title);
  const draw = (element: HTMLCanvasElement | null) => {
    canvas.current = element;
    if (!element) return;
    drawPoster(element, {
      brand: title,
      trade: t(config.subTitle),
      head: t(promotionMessages.posterHead, { title }),
      scan: t(promotionMessages.posterScan),
      code: t(promotionMessages.posterCode, { code }),
      link,
    });
  };
  const save = async () => {
    const file = await new Promise<Blob | null>((resolve) => {
      if (canvas.current) canvas.current.toBlob(resolve, 'image/png');
      else resolve(null);
    });
    if (file) saveFile(file, `${title}-${code}.png`);
    else toasts.error(promotionMessages.posterFailed);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t(promotionMessages.posterTitle)}
      description={t(promotionMessages.posterHint)}
      width={420}
      footer={
        <Button tone="primary" icon={<Download aria-hidden size={16} />} onClick={() => void save()}>
          {t(promotionMessages.posterSave)}
        </Button>
      }
    >
      <Picture
        key={`${locale} ${link}`}
        ref={draw}
        role="img"
        aria-label={t(promotionMessages.posterPicture, { title, code })}
        {...posterSize}
      />
    </Dialog>
  );
}

/** Its styles define the colours of the drawing. */
const Picture = styled.canvas`
  display: block;
  width: min(100%, 300px);
  height: auto;
  margin-inline: auto;
  border-radius: 8px;
  background-color: ${color('art')};
  outline-color: ${color('artEnd')};
  color: ${color('onArt')};
  forced-color-adjust: none;
`;
