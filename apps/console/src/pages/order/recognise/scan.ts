/** Stands where something was taken out of the text; a border for names and streets. */
export const mark = {
  phone: '\ue001',
  /** A word about a field. */
  label: '\ue002',
  /** A word that calls what follows a name. */
  name: '\ue003',
  /** Anything else that was understood. */
  taken: '\ue005',
} as const;

/** A message under way: what is understood is taken out by and by, so that every place stays where it is in the message. */
export interface Scan {
  /** As long as the message, and as it: full width made half, signs made alike. */
  text: string;
}

const alike: Readonly<Record<string, string>> = {
  '、': ',',
  '|': ',',
  '/': ',',
  '。': ';',
  '\r': '\n',
  '\t': ',',
  '【': '[',
  '】': ']',
  '•': '·',
  '・': '·',
  '‧': '·',
  '∙': '·',
  '⋅': '·',
};

/** Makes a message plain without moving anything: signs that people use for one another become one, pictures become spaces. */
export function createScan(message: string): Scan {
  const plain = message.replace(/\p{Extended_Pictographic}|[\u200d\ufe0f\u{1f3fb}-\u{1f3ff}]/gu, (sign) =>
    /\d|[#*]/.test(sign) ? sign : ' '.repeat(sign.length),
  );
  const text = Array.from({ length: plain.length }, (_, place) => {
    const sign = plain.charAt(place);
    const half = sign.normalize('NFKC');
    const one = half.length === 1 ? half : sign;
    return alike[one] ?? one;
  }).join('');
  return { text };
}

/** Takes every match out of the text. `keep` may refuse one by returning false; what it sees is the match with its groups. */
export function extract(scan: Scan, pattern: RegExp, sign: string, keep: (match: RegExpExecArray) => unknown): void {
  for (const match of [...scan.text.matchAll(pattern)]) {
    if (keep(match) === false) continue;
    cover(scan, match.index, match.index + match[0].length, sign);
  }
}

/** Covers a stretch of the text with a mark. */
export function cover(scan: Scan, start: number, end: number, sign: string): void {
  scan.text = scan.text.slice(0, start) + sign.repeat(end - start) + scan.text.slice(end);
}
