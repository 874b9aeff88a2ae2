import { color, Dialog, radius, safePicture, size, space, useText } from '@waybill/ui-shell';
import { useState } from 'react';
import styled from 'styled-components';
import type { Article } from '../../contract/articles';
import { tableMessages } from '../messages';

/** A small picture that opens large in a dialog. */
export function PictureCell({ article: { title, img } }: { article: Article }) {
  const t = useText();
  const [open, setOpen] = useState(false);
  const picture = safePicture(img);
  if (!picture) return '—';
  return (
    <>
      <Thumbnail type="button" aria-label={t(tableMessages.preview, { title })} onClick={() => setOpen(true)}>
        <img src={picture} alt="" loading="lazy" />
      </Thumbnail>
      <Dialog open={open} onOpenChange={setOpen} title={title} width={720}>
        <Large src={picture} alt={title} />
      </Dialog>
    </>
  );
}

const Thumbnail = styled.button`
  display: block;
  height: min(36px, calc(${size('row')} - 10px));
  aspect-ratio: 14 / 9;
  padding: 0;
  overflow: hidden;
  border: 1px solid ${color('border')};
  border-radius: ${radius('medium')};
  background: ${color('surfaceSunken')};
  cursor: zoom-in;

  img {
    display: block;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

const Large = styled.img`
  display: block;
  width: 100%;
  padding: 0 ${space(5)} ${space(5)};
`;
