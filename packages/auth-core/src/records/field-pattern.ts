/** Whether some names or patterns match a field. In a pattern `*` is any word of a path, `**` any path, and a last `.*` may be missing. */
export function namesField(fields: readonly string[], field: string): boolean {
  return fields.some((name) => name === field || (name.includes('*') && toPattern(name).test(field)));
}

/** Converts the pattern to a regular expression. Stars at its start or between dots need at least one character. */
function toPattern(name: string): RegExp {
  const parts = name.split(/(\.?\*+\.?)/);
  const source = parts.map((part, index) => {
    if (!part.includes('*')) return part.replace(/[-/\\^$+?.()|[\]{}]/g, '\\$&');
    const isInside = name.startsWith('*') || (part.startsWith('.') && part.endsWith('.'));
    const stars = `${part.includes('**') ? '.' : '[^.]'}${isInside ? '+' : '*'}`;
    const whole = part.replace(/\*+|\./g, (each) => (each === '.' ? '\\.' : stars));
    return parts.slice(index + 1).join('') === '' ? `(?:${whole})?` : whole;
  });
  return new RegExp(`^${source.join('')}$`);
}
