import { describe, expect, it } from 'vitest';
import { padBlock, stripBlock } from './pkcs1';

describe('padding by PKCS#1 v1.5, type 2', () => {
  it('is 00 02, at least eight non-zero random bytes, 00, the message', () => {
    for (let round = 0; round < 200; round += 1) {
      const block = padBlock(Uint8Array.of(7, 0, 9), 128);
      expect(block).toHaveLength(128);
      expect([block[0], block[1]]).toEqual([0, 2]);
      expect(block.subarray(2, 124).indexOf(0)).toBe(-1);
      expect([...block.subarray(124)]).toEqual([0, 7, 0, 9]);
    }
  });

  it('takes a message of up to eleven bytes less than the block, and refuses a longer one', () => {
    expect(stripBlock(padBlock(new Uint8Array(117), 128))).toHaveLength(117);
    expect(() => padBlock(new Uint8Array(118), 128)).toThrow('118 bytes do not fit a block of 128');
  });

  it('strips to the message, an empty one too', () => {
    expect([...stripBlock(padBlock(Uint8Array.of(), 128))]).toEqual([]);
    expect([...stripBlock(padBlock(Uint8Array.of(0, 0, 1), 128))]).toEqual([0, 0, 1]);
  });

  it.each([
    ['a wrong first byte', (block: Uint8Array) => block.fill(1, 0, 1)],
    ['a wrong type', (block: Uint8Array) => block.fill(1, 1, 2)],
    ['too little padding', (block: Uint8Array) => block.fill(0, 9, 10)],
    ['no end of the padding', (block: Uint8Array) => block.fill(5, 2)],
  ])('with %s is refused', (_, damage) => {
    const block = padBlock(Uint8Array.of(1), 128);
    damage(block);
    expect(() => stripBlock(block)).toThrow('not padded by PKCS#1 v1.5');
  });
});
