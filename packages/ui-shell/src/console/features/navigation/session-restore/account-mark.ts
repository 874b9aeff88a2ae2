/** A salted hash that identifies an account without its name. It is simple, because plain http has no `crypto.subtle`. */
export function toMark(account: string, chance = createChance()): string {
  const text = `${chance} ${account}`;
  return `${chance} ${[0x811c9dc5, 0x9747b28c, 0x1b873593].map((seed) => hash(text, seed)).join('-')}`;
}

/** Whether an untrusted mark belongs to this account. */
export const isMarkOf = (mark: unknown, account: string): boolean =>
  typeof mark === 'string' && mark === toMark(account, mark.split(' ')[0]);

const createChance = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(2)), (word) => word.toString(36)).join('');

function hash(text: string, seed: number): string {
  let value = seed;
  for (let round = 0; round < 1000; round += 1)
    for (let at = 0; at < text.length; at += 1)
      value = Math.imul(value ^ text.charCodeAt(at), 0x01000193) ^ (value >>> 15);
  return (value >>> 0).toString(36);
}
