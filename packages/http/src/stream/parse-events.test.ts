import fc from 'fast-check';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createEventParser, createLineParser } from './parse-events';

const whole =
  'id: 7\r\nevent: a\rdata: x\r\n\r\n: beat\n\ndata\n\ndata:  two \nid\n\nretry: 50\ndata: 末\n\nid: 9\0\ndata:9\n\ndata: cut';
const events = [
  { id: '7', type: 'a', data: 'x' },
  { id: '7', type: 'message', data: '' },
  { id: '', type: 'message', data: ' two ' },
  { id: '', type: 'message', data: '末' },
  { id: '', type: 'message', data: '9' },
];

describe('server-sent events', () => {
  it('are read as the standard has it, wherever the text is cut', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(whole.length)), (cuts) => {
        const parser = createEventParser();
        const ends = [...cuts, whole.length].sort((one, other) => one - other);
        const read = ends.flatMap((end, at) => parser.feed(whole.slice(ends[at - 1] ?? 0, end)));
        expect(read).toEqual(events);
        expect(parser.retry).toBe(50);
      }),
    );
  });

  it('leave out a byte order mark and keep the id they are resumed after', () => {
    expect(createEventParser('3').feed('\uFEFFdata: x\n\n')).toEqual([{ id: '3', type: 'message', data: 'x' }]);
  });

  it('lose one byte order mark and no more', () => {
    expect(
      createEventParser()
        .feed('\uFEFF\uFEFFdata: x\n\ndata: y\n\n')
        .map(({ data }) => data),
    ).toEqual(['y']);
  });

  it('without data return their id once they end, and an empty id clears it [stream-id-moves-position]', () => {
    const parser = createEventParser();
    expect(parser.feed('id: 1\ndata: a\n\nid: 2\n')).toEqual([{ id: '1', type: 'message', data: 'a' }]);
    expect(parser.feed('\n: beat\n\n')).toEqual([{ id: '2', type: 'message' }]);
    expect(parser.feed('id\n\ndata: b\n\n')).toEqual([
      { id: '', type: 'message' },
      { id: '', type: 'message', data: 'b' },
    ]);
  });

  it('cost time in proportion to their length, however small the pieces', () => {
    const { split } = String.prototype;
    let searched = 0;
    vi.spyOn(String.prototype, 'split').mockImplementation(function (this: string, ...args: unknown[]) {
      searched += this.length;
      return Reflect.apply(split, this, args);
    } as typeof split);
    onTestFinished(() => void vi.restoreAllMocks());
    const parser = createEventParser();
    const length = 20_000;
    parser.feed('data: ');
    for (let at = 0; at < length; at += 1) parser.feed('x');
    expect(parser.feed('\n\n')).toEqual([{ id: '', type: 'message', data: 'x'.repeat(length) }]);
    expect(searched).toBeLessThan(2 * length);
  });

  it('without an end are refused instead of filling the memory', () => {
    const parser = createEventParser();
    const line = `data: ${'x'.repeat(100_000)}\n`;
    expect(() => {
      for (let count = 0; count < 100; count += 1) parser.feed(line);
    }).toThrow(RangeError);
    expect(() => createLineParser().feed('x'.repeat(5_000_000))).toThrow('4000000 characters');
  });
});

describe('JSON by lines', () => {
  it('has the names of its objects, own ones alone', () => {
    const parser = createLineParser();
    expect(
      parser.feed('{"id":"a","type":"b"}\n[1]\nnull\n{"id":{}}\nbroken\n').map(({ id, type }) => [id, type]),
    ).toEqual([
      ['a', 'b'],
      ['', 'message'],
      ['', 'message'],
      ['', 'message'],
      ['', 'message'],
    ]);
  });
});
