import { createRule } from '../form/create-rule';
import { toPattern } from '../form/json-schema';
import type { Examples, Rule } from '../form/schema';

/** Requires a string that matches a regular expression, or the text of one; the flags `g` and `y` are ignored. Throws a `SyntaxError` for a text that is not an expression. @public */
/* @__NO_SIDE_EFFECTS__ */
export function pattern(expression: RegExp | string): Rule<string, string> {
  const source = typeof expression === 'string' ? expression : expression.source;
  const flags = typeof expression === 'string' ? '' : expression.flags.replace(/[gy]/g, '');
  const regExp = new RegExp(source, flags);
  return createRule<string>(
    'pattern',
    (value) => typeof value === 'string' && regExp.test(value),
    { pattern: source },
    () => ({ type: 'string', ...toPattern(regExp) }),
  );
}

export const examples = (): Examples => [{ args: [/^W-\d+$/], good: ['W-1'], bad: ['w-1', 'W-', 1] }];
