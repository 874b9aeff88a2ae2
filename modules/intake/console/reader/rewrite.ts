import type { Recognised, RecognisedOrder, Span } from './recognised';

/** A message that was written anew in plainer words before it is read, and where in the message each of its characters comes from. */
export interface Rewritten {
  text: string;
  /** One place for each character; what was added has that of what follows it. */
  origin: readonly number[];
}

/** The message as it is. */
export const asWritten = (message: string): Rewritten => ({
  text: message,
  origin: Array.from({ length: message.length }, (_, place) => place),
});

/** Writes other pieces in the place of each match: words of our own, or stretches of it. */
export function rewrite(
  { text, origin }: Rewritten,
  pattern: RegExp,
  pieces: (match: RegExpExecArray) => readonly (string | Span)[] | undefined,
): Rewritten {
  let written = '';
  const places: number[] = [];
  let end = 0;
  const copy = ({ from, to }: Span) => {
    written += text.slice(from, to);
    places.push(...origin.slice(from, to));
  };
  for (const match of text.matchAll(pattern)) {
    const wanted = pieces(match);
    if (!wanted) continue;
    copy({ from: end, to: match.index });
    end = match.index + match[0].length;
    for (const piece of wanted) {
      if (typeof piece !== 'string') copy(piece);
      else {
        written += piece;
        places.push(...Array<number>(piece.length).fill(origin[match.index] ?? 0));
      }
    }
  }
  copy({ from: end, to: text.length });
  return { text: written, origin: places };
}

/** Writes other text in the place of a stretch. */
export function splice({ text, origin }: Rewritten, { from, to }: Span, put: string): Rewritten {
  return {
    text: text.slice(0, from) + put + text.slice(to),
    origin: [...origin.slice(0, from), ...Array<number>(put.length).fill(origin[from] ?? 0), ...origin.slice(to)],
  };
}

/** What was read of the rewritten text, at its places in the message. */
export function atOrigin(order: RecognisedOrder, { origin }: Rewritten): RecognisedOrder {
  const spanOf = ({ from, to }: Span): Span => {
    const start = origin[from] ?? 0;
    return { from: start, to: Math.max(start, (origin[to - 1] ?? start - 1) + 1) };
  };
  const moved = <Fields extends object>(fields: Fields): Fields => {
    const less = { ...fields };
    for (const [field, found] of Object.entries<Recognised>(fields as Record<string, Recognised>))
      Object.assign(less, { [field]: { ...found, at: found.at.map(spanOf) } });
    return less;
  };
  return {
    ...order,
    consignor: moved(order.consignor),
    consignee: moved(order.consignee),
    vehicles: order.vehicles.map(moved),
    order: moved(order.order),
    rest: order.rest.map((each) => ({ ...each, ...spanOf(each) })),
  };
}
