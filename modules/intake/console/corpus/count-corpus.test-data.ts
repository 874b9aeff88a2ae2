import type { OrderReading, ReadField } from '../reading';
import type { CorpusMessage } from './corpus.test-data';

/** The results for the fields of some messages. */
export interface FieldCount {
  right: number;
  /** Right values that are marked as uncertain. */
  rightMarked: number;
  missing: number;
  wrongMarked: number;
  /** Wrong values that are marked as certain. */
  wrongSure: number;
  /** The messages with such values, and the values. */
  harm: string[];
}

const emptyCount = (): FieldCount => ({
  right: 0,
  rightMarked: 0,
  missing: 0,
  wrongMarked: 0,
  wrongSure: 0,
  harm: [],
});

/** Counts the results of a reader for each field of the messages; `all` is the sum. */
export function countCorpus(
  messages: readonly Pick<CorpusMessage, 'text' | 'expected'>[],
  read: (text: string) => OrderReading,
): Map<string, FieldCount> {
  const counts = new Map([['all', emptyCount()]]);
  for (const { text, expected } of messages) {
    const reading = read(text);
    const [found = { consignor: {}, consignee: {}, vehicles: [], terms: {} }] = reading.orders;
    const isAsked = reading.questions.length > 0;
    const { hours: _, ...terms } = found.terms;
    const expectedOf = flatten(expected.consignor, expected.consignee, expected.vehicles, expected.order);
    const foundOf = flatten(found.consignor, found.consignee, found.vehicles, terms);
    // If a side is open, either proposal is right when one of the two readings is.
    const isSwapped = (expected.isOpen || isAsked) && !isSame(foundOf, expectedOf) && isSame(swap(foundOf), expectedOf);
    const judged = isSwapped ? swap(foundOf) : foundOf;
    for (const path of new Set([...Object.keys(expectedOf), ...Object.keys(judged)])) {
      const field = path.replace(/^.*\./, '');
      const expectedValue = expectedOf[path] as string | undefined;
      const got = judged[path] as ReadField | undefined;
      for (const name of ['all', field, ...(coreFields.has(field) ? ['core'] : [])]) {
        const count = counts.get(name) ?? emptyCount();
        counts.set(name, count);
        const sure = got?.sure === 'certain';
        if (got === undefined) count.missing += 1;
        else if (got.value === expectedValue) {
          count.right += 1;
          if (!sure) count.rightMarked += 1;
        } else if (sure) {
          count.wrongSure += 1;
          count.harm.push(`${text}\n    ${path}: "${got.value}" instead of "${expectedValue ?? ''}"`);
        } else count.wrongMarked += 1;
      }
    }
  }
  return counts;
}

/** Fields that an order cannot be placed without, or that cost money if they are wrong. */
const coreFields = new Set('name phone region street brand category payer cashOnDelivery insuredValue day'.split(' '));

type Flat = Record<string, unknown>;

function flatten(consignor: Flat, consignee: Flat, vehicles: readonly Flat[], order: Flat): Flat {
  const under = (prefix: string, fields: Flat) =>
    Object.entries(fields).map(([name, value]) => [`${prefix}.${name}`, value] as const);
  return Object.fromEntries([
    ...under('consignor', consignor),
    ...under('consignee', consignee),
    ...vehicles.flatMap((vehicle, place) => under(`vehicles.${place}`, vehicle)),
    ...under('order', order),
  ]);
}

const swap = (fields: Flat): Flat =>
  Object.fromEntries(
    Object.entries(fields).map(([path, value]) => [
      path.replace(/^consign(?:or|ee)/, (side) => (side === 'consignor' ? 'consignee' : 'consignor')),
      value,
    ]),
  );

/** Whether both readings assign the phones to the same sides. */
const isSame = (found: Flat, expected: Flat): boolean =>
  ['consignor.phone', 'consignee.phone'].every(
    (path) => (found[path] as ReadField | undefined)?.value === (expected[path] as string | undefined),
  );
