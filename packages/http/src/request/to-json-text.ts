/** Serialises a value. Throws a TypeError for what JSON would turn into `{}` without a word: a Map, a stream, a file inside an object and the like. */
export function toJsonText(value: unknown): string {
  return JSON.stringify(value, refuseOpaque);
}

const plain = /^(Object|Array|String|Number|Boolean|BigInt)$/;

function refuseOpaque(_field: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const kind = Object.prototype.toString.call(value).slice('[object '.length, -1);
  if (plain.test(kind)) return value;
  throw new TypeError(`A ${kind} has no form in JSON: convert it, or send it as the body itself where it is a file.`);
}
