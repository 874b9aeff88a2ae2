import { compileMessage as wholeCompiler } from '@lingui/message-utils/compileMessage';
import { describe, expect, it } from 'vitest';
import { shellMessages } from '../shell-messages';
import { compileMessage } from './compile-message';

describe('compileMessage', () => {
  it.each([
    'plain',
    'a {b} c',
    '{ b }',
    '{n, plural, one {# item} other {# items}}',
    'x {n, plural, =0 {none} one {one} other {# of {t}}} y',
    '{n, selectordinal, one {#st} other {#th}}',
    '{g, select, a {A # b} other {O {z}}}',
    "it''s '{'q'}'",
    "don't",
    '50 # of {n}',
    '{n, plural, other {{m, plural, one {# and {n}} other {#}}}}',
  ])('compiles "%s" as the whole ICU compiler does', (message) => {
    expect(compileMessage(message)).toEqual(wholeCompiler(message));
  });

  it.each(['{', '}', 'a { b', '{n, plural, one {x}', '{}', '{a b}'])('shows "%s" as it stands', (message) => {
    expect(compileMessage(message)).toEqual([message]);
  });

  it('agrees with the whole ICU compiler on every message of the shell', () => {
    for (const module of shellMessages)
      for (const { texts } of Object.values(module))
        for (const text of Object.values(texts)) expect(compileMessage(text)).toEqual(wholeCompiler(text));
  });
});
