import { kitMessages } from '@waybill/kit/console';
import { Button, color, Dialog, ListState, Skeleton, space, useText } from '@waybill/ui-shell';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { personalMessages } from '../messages';
import { type Frame, keepInside, toSquare, wholePicture } from './frame';

export interface CropDialogProps {
  file: File;
  /** Called with the chosen square, or undefined after a cancel. */
  onDone: (picture: Blob | undefined) => void;
}

/** Edge of the frame on the screen and edge of the resulting picture, in px. */
const shownEdge = 240;
const edge = 320;

/** Dialog to crop a picture to a square: the user drags it, moves it with arrow keys, and sets its size. */
export function CropDialog({ file, onDone }: CropDialogProps) {
  const t = useText();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [picture, setPicture] = useState<ImageBitmap | 'unreadable' | null>(null);
  const [frame, setFrame] = useState<Frame>(wholePicture);
  useEffect(() => {
    let gone = false;
    createImageBitmap(file).then(
      (bitmap) => !gone && setPicture(bitmap),
      () => !gone && setPicture('unreadable'),
    );
    return () => {
      gone = true;
    };
  }, [file]);
  useEffect(() => {
    if (picture && picture !== 'unreadable' && canvas.current) draw(canvas.current, picture, frame);
  }, [picture, frame]);

  const isReady = picture !== null && picture !== 'unreadable';
  const change = (to: Partial<Frame>) => isReady && setFrame((present) => keepInside({ ...present, ...to }, picture));
  const move = (right: number, down: number) => {
    if (!isReady) return;
    const scale = toSquare(frame, picture).edge / shownEdge;
    change({ x: frame.x + (right * scale) / picture.width, y: frame.y + (down * scale) / picture.height });
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const [right, down] = arrows[event.key] ?? [0, 0];
    if (right === 0 && down === 0) return;
    event.preventDefault();
    move(right, down);
  };
  const handlePointerMove = (event: PointerEvent) => {
    if (event.buttons === 1) move(-event.movementX, -event.movementY);
  };
  const handleUse = () => {
    if (!isReady) return;
    const target = document.createElement('canvas');
    target.width = edge;
    target.height = edge;
    draw(target, picture, frame);
    target.toBlob((blob) => onDone(blob ?? undefined), 'image/jpeg', 0.9);
  };
  return (
    <Dialog
      open
      width={360}
      onOpenChange={() => onDone(undefined)}
      title={t(personalMessages.crop)}
      footer={
        <>
          <Button onClick={() => onDone(undefined)}>{t(kitMessages.cancel)}</Button>
          <Button tone="primary" disabled={!isReady} onClick={handleUse}>
            {t(personalMessages.use)}
          </Button>
        </>
      }
    >
      <Body>
        {picture === 'unreadable' ? (
          <ListState kind="error">{t(personalMessages.notReadable)}</ListState>
        ) : picture ? (
          <>
            <Canvas
              ref={canvas}
              width={shownEdge}
              height={shownEdge}
              role="application"
              tabIndex={0}
              aria-label={t(personalMessages.cropArea)}
              onKeyDown={handleKeyDown}
              onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
              onPointerMove={handlePointerMove}
            />
            <label>
              {t(personalMessages.zoom)}
              <input
                type="range"
                min={1}
                max={4}
                step={0.05}
                value={frame.zoom}
                onChange={({ target }) => change({ zoom: Number(target.value) })}
              />
            </label>
          </>
        ) : (
          <Skeleton $width={`${shownEdge}px`} $height={shownEdge} />
        )}
      </Body>
    </Dialog>
  );
}

const arrows: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-8, 0],
  ArrowRight: [8, 0],
  ArrowUp: [0, -8],
  ArrowDown: [0, 8],
};

function draw(target: HTMLCanvasElement, picture: ImageBitmap, frame: Frame): void {
  const context = target.getContext('2d');
  if (!context) return;
  const { left, top, edge: from } = toSquare(frame, picture);
  // Fills the background, since transparent pixels would become black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, target.width, target.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, left, top, from, from, 0, 0, target.width, target.height);
}

const Body = styled.div`
  display: grid;
  gap: ${space(3)};
  justify-items: center;
  padding: ${space(2)} ${space(5)} ${space(4)};

  label {
    display: flex;
    gap: ${space(3)};
    align-items: center;
    width: 240px;
  }

  input {
    flex: 1;
    min-width: 0;
    accent-color: ${color('primaryFill')};
  }
`;

const Canvas = styled.canvas`
  width: 240px;
  height: 240px;
  border-radius: 50%;
  outline-offset: 4px;
  cursor: grab;
  touch-action: none;

  &:active {
    cursor: grabbing;
  }

`;
