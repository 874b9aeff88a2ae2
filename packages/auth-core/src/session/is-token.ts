const longest = 16_384;
const unusable = /^(?:undefined|null|false|NaN|\[object Object\])$|[\p{Cc}\p{Zl}\p{Zp}]/u;

/** Whether a value can be a token: a string that is not blank, has no control character (it is sent in a header) and is not the text `undefined`. */
export const isToken = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= longest && !unusable.test(value);
