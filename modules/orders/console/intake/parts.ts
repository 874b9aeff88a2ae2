import type { Span } from '@waybill/intake/console';
import { type Filled, type IntakePath, type Present, valueAt, withIntake } from './intake-order';
import type { Leftover } from './unused-rest';

/** A part of the message: where it went, whether no rule understood it, or neither. */
export interface Part extends Span {
  text: string;
  kind: 'field' | 'quantity' | 'rest' | 'plain';
  /** Of a field. */
  path?: IntakePath;
  /** Of a side whose role is still open. */
  isOpen?: true;
}

/** Cuts a message into its parts. */
export function toParts(
  message: string,
  fields: readonly Filled[],
  quantities: readonly Span[],
  rest: readonly Leftover[],
  open: readonly Filled[] = [],
): Part[] {
  const spans: Omit<Part, 'text'>[] = [
    ...fields.flatMap(({ path, at }) =>
      at.map((span) => ({ from: span.from, to: span.to, kind: 'field' as const, path })),
    ),
    ...open.flatMap(({ path, at }) =>
      at.map(({ from, to }) => ({ from, to, kind: 'field' as const, path, isOpen: true as const })),
    ),
    ...quantities.map(({ from, to }) => ({ from, to, kind: 'quantity' as const })),
    ...rest.map(({ from, to }) => ({ from, to, kind: 'rest' as const })),
  ].sort((a, b) => a.from - b.from || b.to - a.to);
  const parts: Part[] = [];
  let end = 0;
  const add = (part: Omit<Part, 'text'>) => {
    if (part.to > part.from) parts.push({ ...part, text: message.slice(part.from, part.to) });
  };
  for (const part of spans) {
    // A brand that includes the kind is written only once.
    if (part.from < end) continue;
    add({ from: end, to: part.from, kind: 'plain' });
    add(part);
    end = part.to;
  }
  add({ from: end, to: message.length, kind: 'plain' });
  return parts;
}

/** Fields that take several parts one behind the other. */
const growing = /\.street$|^remark$/;

/** The fields after a part of the message has moved to another field. */
export interface Given {
  present: Present;
  fields: Filled[];
  rest: Leftover[];
}

/**
 * Moves a part of the message to another field, or to no field; the user's choice is certain. The previous field is cleared if it
 * still has the part, and loses only this part if it has several.
 */
export function assignPart(
  { present, fields, rest }: Given,
  part: Part,
  path: IntakePath | undefined,
  toValue: (text: string, path: IntakePath) => string,
): Given {
  const { from, to, text } = part;
  const same = (span: Span) => span.from === from && span.to === to;
  let now = present;
  const remaining: Filled[] = [];
  for (const field of fields) {
    if (!field.at.some(same)) {
      remaining.push(field);
      continue;
    }
    const left = field.at.filter((span) => !same(span));
    const value = left.length > 0 ? field.value.replace(text, '').trim() : '';
    if (valueAt(now, field.path) === field.value) now = withIntake(now, [{ ...field, value }], 0);
    if (left.length > 0) remaining.push({ ...field, value, at: left });
  }
  const others = rest.filter((each) => !same(each));
  if (!path)
    return { present: now, fields: remaining, rest: [...others, { from, to, text }].sort((a, b) => a.from - b.from) };
  const addition = toValue(text, path);
  const before = valueAt(now, path) ?? '';
  const value = growing.test(path) && before !== '' ? `${before}${path === 'remark' ? ' ' : ''}${addition}` : addition;
  const earlier = remaining.find((field) => field.path === path);
  const at = growing.test(path) && earlier ? [...earlier.at, { from, to }] : [{ from, to }];
  const lost = !growing.test(path) && earlier ? earlier.at.map((span) => ({ ...span, text: '' })) : [];
  const filled: Filled = { path, value, sure: 'certain', at };
  return {
    present: withIntake(now, [filled], 0),
    fields: [...remaining.filter((field) => field.path !== path), filled],
    rest: [...others, ...lost].sort((a, b) => a.from - b.from),
  };
}
