import { areaList } from '@vant/area-data';
import { toRegions } from '@waybill/kit/console';
// The corpus is read with the list of the platform.
import { brands } from '@waybill/orders/server';
import { describe, expect, it } from 'vitest';
import { createCorpus } from './corpus/corpus.test-data';
import { countCorpus } from './corpus/count-corpus.test-data';
import { freshMessages, toExpected } from './corpus/fresh-messages.test-data';
import { corpusDay } from './corpus/slots.test-data';
import { toRegionNames } from './find-region';
import { exampleMessages } from './messages.test-data';
import { recognise } from './recognise';

const names = toRegionNames(toRegions(areaList));

const readings = new Map<string, ReturnType<typeof recognise>>();

/** Recognises each message once: several tests look at the same hundreds. */
function read(text: string) {
  const reading = readings.get(text) ?? recognise(text, names, brands, corpusDay);
  readings.set(text, reading);
  return reading;
}

const judged = exampleMessages.flatMap(({ text, ...expected }) => {
  const { consignor, consignee, vehicles } = read(text);
  const found = { consignor, consignee, vehicle: vehicles[0] ?? {} };
  return (['consignor', 'consignee', 'vehicle'] as const).flatMap((part) =>
    Object.entries(expected[part] ?? {}).map(([field, value]) => {
      const got = (found[part] as Record<string, { value: string; sure: number } | undefined>)[field];
      return {
        text,
        field: `${part}.${field}`,
        value,
        got: got?.value,
        sure: got?.sure ?? 0,
        right: got?.value === value,
      };
    }),
  );
});

describe('a pasted message', () => {
  it('falls into its fields: at least 95 of 100 are right [hundred-messages-fall-into-their]', () => {
    const wrong = judged.filter(({ right }) => !right);
    const share = 1 - wrong.length / judged.length;
    expect(exampleMessages).toHaveLength(100);
    expect(
      share,
      wrong.map(({ text, field, value, got }) => `${text}\n  ${field}: ${got} instead of ${value}`).join('\n'),
    ).toBeGreaterThanOrEqual(0.95);
  });

  it('is said to be unsure where it is: fields that are called sure are right in 97 of 100 cases [recognition-says-where-it-is-unsure]', () => {
    const sure = judged.filter((field) => field.sure >= 0.9);
    expect(sure.filter(({ right }) => right).length / sure.length).toBeGreaterThanOrEqual(0.97);
    expect(sure.length).toBeLessThan(judged.length);
    const guessed = recognise('长安区某某路 3 号 王五 13812345678', names, brands, corpusDay).consignor;
    expect(guessed.region?.sure ?? 0).toBeLessThan(0.9);
  });

  it.each(['', '你好', '12345', '((((', '收收收收', '号'.repeat(5000)])(
    'that is none (%#) gives nothing and does not fail',
    (text) => {
      const { consignor, consignee } = read(text);
      expect(consignor.phone ?? consignee.phone).toBeUndefined();
    },
  );
});

describe('messages written by hand', () => {
  const written = freshMessages.map(([text, truth]) => ({ text, expected: toExpected(truth, areaList) }));

  it('are at least 95 of 100 right, and at most 5 of 1000 fields are wrong and unmarked', () => {
    const counts = countCorpus(written, read);
    const { right = 0, missing = 0, wrongMarked = 0, wrongSure = 0, harm = [] } = counts.get('all') ?? {};
    const fields = right + missing + wrongMarked + wrongSure;
    expect(written.length).toBeGreaterThanOrEqual(100);
    expect(right / fields).toBeGreaterThanOrEqual(0.95);
    expect(wrongSure / fields, harm.join('\n')).toBeLessThanOrEqual(0.005);
  });

  it.each(written)('say where each value stands: $text', ({ text }) => {
    const { consignor, consignee, vehicles, order, rest } = read(text);
    const found = [consignor, consignee, order, ...vehicles].flatMap((part) => Object.values(part));
    for (const { at } of found)
      for (const { from, to } of at) expect(from >= 0 && to <= text.length && from < to).toBe(true);
    for (const part of rest) expect(text.slice(part.from, part.to)).not.toBe('');
  });
});

describe('a corpus of messages', () => {
  const corpus = createCorpus(areaList);

  it.each(['working', 'counting'] as const)('of at least 400 is read honestly: the %s half', (half) => {
    const counts = countCorpus(
      corpus.filter((message) => message.half === half),
      read,
    );
    const all = counts.get('all');
    const { right = 0, rightMarked = 0, missing = 0, wrongMarked = 0, wrongSure = 0, harm = [] } = all ?? {};
    const fields = right + missing + wrongMarked + wrongSure;
    expect(corpus.length).toBeGreaterThanOrEqual(400);
    expect(right / fields).toBeGreaterThanOrEqual(0.95);
    expect(wrongSure / fields, harm.join('\n')).toBeLessThanOrEqual(0.005);
    expect(rightMarked / right).toBeLessThanOrEqual(0.15);
  });

  it('never shows the sides exchanged as if they were sure', () => {
    for (const { text, expected } of corpus) {
      const found = read(text);
      for (const [side, other] of [
        ['consignor', 'consignee'],
        ['consignee', 'consignor'],
      ] as const) {
        const phone = found[side].phone;
        if (phone && phone.sure >= 0.9) expect([text, phone.value]).not.toEqual([text, expected[other].phone]);
      }
    }
  });

  it('asks for the sides where the message does not say them', () => {
    for (const { text, expected } of corpus.filter(({ expected: { isOpen } }) => isOpen)) {
      const { isAsked, consignor, consignee } = read(text);
      expect([text, isAsked]).toEqual([text, true]);
      expect([...Object.values(consignor), ...Object.values(consignee)].every(({ sure }) => sure < 0.9)).toBe(true);
      expect(expected.isOpen).toBe(true);
    }
  });

  it('tells what no rule understood, and leaves it out of the fields', () => {
    for (const { text, expected } of corpus.filter(
      (message) => message.expected.rest !== '' && message.half === 'working',
    )) {
      const { rest } = read(text);
      expect([text, rest.map((part) => part.text).join(' ')]).toEqual([
        text,
        expect.stringContaining(expected.rest.slice(-4)),
      ]);
    }
  });
});
