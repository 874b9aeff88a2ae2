import { describe, expect, it } from 'vitest';
import { keepInside, toSquare, wholePicture } from './frame';

const wide = { width: 400, height: 200 };

describe('the frame of a crop', () => {
  it('shows the middle of a wide picture, all of its height', () => {
    expect(toSquare(wholePicture, wide)).toEqual({ left: 100, top: 0, edge: 200 });
  });

  it('shows half as much at twice the size', () => {
    expect(toSquare({ zoom: 2, x: 0.5, y: 0.5 }, wide)).toEqual({ left: 150, top: 50, edge: 100 });
  });

  it('never leaves the picture', () => {
    expect(toSquare(keepInside({ zoom: 1, x: 2, y: -1 }, wide), wide)).toEqual({ left: 200, top: 0, edge: 200 });
    expect(keepInside({ zoom: 9, x: 0.5, y: 0.5 }, wide).zoom).toBe(4);
    expect(keepInside({ zoom: 0.2, x: 0.5, y: 0.5 }, wide).zoom).toBe(1);
  });
});
