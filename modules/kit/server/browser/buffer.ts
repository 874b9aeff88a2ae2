import { Buffer as Plain } from 'buffer/';

type Decode = (value: unknown, encoding?: unknown, length?: number) => Plain;

const { toString: encode } = Plain.prototype;
const decode = Plain.from as Decode;

// The package reads base64url as base64, but does not know the name.
const from: Decode = (value, encoding, length) => decode(value, encoding === 'base64url' ? 'base64' : encoding, length);
Object.assign(Plain, { from });
Plain.prototype.toString = function toText(encoding, ...range) {
  if (encoding !== 'base64url') return encode.call(this, encoding, ...range);
  const text = encode.call(this, 'base64', ...range);
  return text.replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
};

/** Node's `Buffer`, which the build puts in place of the global of that name. */
export { Plain as Buffer };
