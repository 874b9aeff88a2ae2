/** How hard a password is to guess: 0 is empty, 4 is strong. */
export type Strength = 0 | 1 | 2 | 3 | 4;

const common = /^(?:(.)\1*|(?:12345|qwert|abc|password|letmein|iloveyou|admin|waybill).*)$/i;

/** Rates how hard a password is to guess, by length, kinds of characters, common passwords and the user's own names. */
export function passwordStrength(password: string, names: readonly string[] = []): Strength {
  const length = [...password].length;
  if (length === 0) return 0;
  const lower = password.toLowerCase();
  const isNamed = names.some((name) => name.length > 2 && lower.includes(name.toLowerCase()));
  if (length < 8 || common.test(password) || new Set(password).size < 4 || isNamed) return 1;
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u, /\p{Lo}/u].filter((kind) => kind.test(password));
  const points = kinds.length + (length >= 12 ? 1 : 0) + (length >= 16 ? 1 : 0);
  if (points >= 4) return 4;
  return points >= 3 ? 3 : 2;
}
