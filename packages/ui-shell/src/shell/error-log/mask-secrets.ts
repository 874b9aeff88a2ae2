const rules: readonly [RegExp, string | ((...groups: string[]) => string)][] = [
  [/\b(Bearer|Basic)\s+[\w.~+/=-]{4,}/gi, '$1 ***'],
  [/\beyJ[\w-]{5,}\.[\w-]*(?:\.[\w-]*)?/g, '***'],
  [
    /(["']?\b[\w-]{0,40}(?:token|authorization|passw(?:or)?d|pwd|secret|api[-_]?key|cookie|session[-_]?id|signature|smscode)["']?\s{0,4}[:=]\s{0,4})(?:"[^"\n]{0,4096}"|'[^'\n]{0,4096}'|[^\s"'&,;)}\]]{1,4096})/gi,
    '$1***',
  ],
  [
    /(?<![\dA-Za-z])(\d{3})\d{3}(?:18|19|20)\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])\d{2}(\d[\dXx])(?![\dA-Za-z])/g,
    '$1*************$2',
  ],
  [/(?<![\dA-Za-z])(\d{3})\d{5}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])\d{1}(\d{2})(?![\dA-Za-z])/g, '$1**********$2'],
  [/(?<!\d)((?:\+?86[- ]?)?1\d{2})([- ]?)\d{4}\2(\d{4})(?!\d)/g, '$1****$3'],
  [/\b[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}\b/gi, '***'],
  [/\b[\da-f]{32,}\b/gi, '***'],
];

/**
 * Masks tokens (bearer, JWT, UUID, long hex, `token=...`), passwords, phone numbers and national id-card numbers in a
 * text, and every occurrence of the `secrets`.
 */
export function maskSecrets(text: string, secrets: readonly (string | null | undefined)[] = []): string {
  let masked = text;
  for (const secret of secrets) if (secret && secret.length >= 6) masked = masked.replaceAll(secret, '***');
  for (const [pattern, put] of rules) masked = masked.replace(pattern, put as string);
  return masked;
}
