import { areaList } from '@vant/area-data';
import { describe, expect, it } from 'vitest';
import { createCorpus } from './corpus.test-data';
import { countCorpus } from './count-corpus.test-data';
import { exampleMessages } from './example-messages.test-data';
import { freshMessages, toExpected } from './fresh-messages.test-data';
import { oneFieldMessages } from './one-field-messages.test-data';
import { read, readFields } from './read-fields.test-data';

const corpus = createCorpus(areaList);

/** Shares of the fields of some messages: right, wrong and unmarked, and marked of the right ones. */
function shares(messages: Parameters<typeof countCorpus>[0], field = 'core') {
  const {
    right = 0,
    rightMarked = 0,
    missing = 0,
    wrongMarked = 0,
    wrongSure = 0,
    harm = [],
  } = countCorpus(messages, read).get(field) ?? {};
  const fields = right + missing + wrongMarked + wrongSure;
  return { right: right / fields, wrong: wrongSure / fields, marked: rightMarked / right, harm: harm.join('\n') };
}

describe('the fields of messages', () => {
  it.each([
    ['written by hand', freshMessages.map(([text, truth]) => ({ text, expected: toExpected(truth, areaList) }))],
    ['of shapes', corpus],
  ])(
    'are right in 95 of 100 cases, wrong and unmarked in 5 of 1000, and marked in 15 of 100: those %s',
    (_, messages) => {
      const { right, wrong, marked, harm } = shares(messages);
      expect(right).toBeGreaterThanOrEqual(0.95);
      expect(wrong, harm).toBeLessThanOrEqual(0.005);
      expect(marked).toBeLessThanOrEqual(0.15);
      expect(shares(messages, 'all').wrong, harm).toBeLessThanOrEqual(0.005);
    },
  );

  it('of one hundred styles are right in 95 of 100 cases [hundred-messages-fill-fields]', () => {
    const judged = exampleMessages.flatMap(({ text, ...expected }) => {
      const reading = readFields(text);
      return (['consignor', 'consignee', 'vehicle'] as const).flatMap((part) =>
        Object.entries(expected[part] ?? {}).map(([field, value]) => {
          const name = `${part === 'vehicle' ? 'vehicle0' : part}.${field}`;
          return { text: `${text}\n  ${name}`, found: reading[name], isRight: reading[name]?.value === value };
        }),
      );
    });
    const wrong = judged.filter(({ isRight }) => !isRight);
    expect(exampleMessages).toHaveLength(100);
    expect(wrong.length / judged.length, wrong.map(({ text }) => text).join('\n')).toBeLessThanOrEqual(0.05);
    const certain = judged.filter(({ found }) => found?.sure === 'certain');
    expect(certain.filter(({ isRight }) => isRight).length / certain.length).toBeGreaterThanOrEqual(0.97);
  });

  it('of chats are right or left over in most cases, one field each', () => {
    const judged = oneFieldMessages.map(([message, field, value]) => ({
      message,
      field,
      value,
      found: readFields(message)[field],
    }));
    const right = judged.filter(({ found, value }) => found?.value === value);
    const wrong = judged.filter(({ found, value }) => found?.sure === 'certain' && found.value !== value);
    expect(right.length / judged.length).toBeGreaterThanOrEqual(0.9);
    expect(
      wrong.length / judged.length,
      wrong.map(({ message, field, found }) => `${message}\n  ${field}: ${found?.value}`).join('\n'),
    ).toBeLessThanOrEqual(0.1);
  });

  it('are doubted where a name of a district is that of several [recognition-marks-uncertain-values]', () => {
    expect(readFields('长安区某某路 3 号 王五 13812345678')['consignor.region']?.sure).not.toBe('certain');
  });
});

describe('the sides of messages', () => {
  it('are never exchanged as if they were certain', () => {
    for (const { text, expected } of corpus) {
      const [firstOrder] = read(text).orders;
      for (const [side, other] of [
        ['consignor', 'consignee'],
        ['consignee', 'consignor'],
      ] as const) {
        const phone = firstOrder?.[side].phone;
        if (phone?.sure === 'certain') expect([text, phone.value]).not.toEqual([text, expected[other].phone]);
      }
    }
  });

  it('are asked where the message does not say who sends', () => {
    for (const { text, expected } of corpus.filter(({ expected: { isOpen } }) => isOpen)) {
      const { questions, orders } = read(text);
      expect([text, questions.length > 0]).toEqual([text, true]);
      const [{ consignor, consignee } = { consignor: {}, consignee: {} }] = orders;
      expect([...Object.values(consignor), ...Object.values(consignee)].every(({ sure }) => sure === 'guess')).toBe(
        true,
      );
      expect(expected.isOpen).toBe(true);
    }
  });
});
