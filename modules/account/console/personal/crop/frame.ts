/** The part of a picture inside a square frame. */
export interface Frame {
  /** How many times larger than it has to be to fill the frame: from 1. */
  zoom: number;
  /** The middle of the frame on the picture, as shares of its width and height. */
  x: number;
  y: number;
}

/** Width and height in px. */
export interface Size {
  width: number;
  height: number;
}

export const wholePicture: Frame = { zoom: 1, x: 0.5, y: 0.5 };

/** The square of the picture that the frame shows, in px of the picture. */
export function toSquare({ zoom, x, y }: Frame, { width, height }: Size) {
  const edge = Math.min(width, height) / zoom;
  return { left: x * width - edge / 2, top: y * height - edge / 2, edge };
}

/** Moves the frame so that it stays on the picture. */
export function keepInside(frame: Frame, { width, height }: Size): Frame {
  const zoom = Math.min(4, Math.max(1, frame.zoom));
  const edge = Math.min(width, height) / zoom;
  const [spareX, spareY] = [edge / 2 / width, edge / 2 / height];
  return {
    zoom,
    x: Math.min(1 - spareX, Math.max(spareX, frame.x)),
    y: Math.min(1 - spareY, Math.max(spareY, frame.y)),
  };
}
