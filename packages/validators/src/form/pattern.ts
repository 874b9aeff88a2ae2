import { createRule } from './create-rule.ts';
import type { Rule } from './schema.ts';

/**
 * Asks for a string that matches a regular expression, or the text of one. The flags `g` and `y` are left out, so that an answer does
 * not depend on the one before. How long it takes is the expression's affair. Throws a `SyntaxError` for a text that is no expression.
 */
export function pattern(expression: RegExp | string): Rule<string, string> {
  const source = typeof expression === 'string' ? expression : expression.source;
  const flags = typeof expression === 'string' ? '' : expression.flags.replace(/[gy]/g, '');
  const own = new RegExp(source, flags);
  return createRule<string>('pattern', (value) => typeof value === 'string' && own.test(value), { pattern: source });
}
