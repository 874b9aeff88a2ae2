import { compileMessageOrThrow as wholeCompiler } from '@lingui/message-utils/compileMessage';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shellMessages } from '../shell-messages';
import { compileMessage } from './compile-message';

const pieces = ["'", "''", '{', '}', '#', 'n', '{n}', '{ n }', ' ', '\n', ',', 'one {x}', '=0 {z}', 'other {o}', '=1']
  .concat(['{n, plural, other {', '{g, select, a {', '{n, selectordinal, few {', 'plural', '}}', '<b>', '\\'])
  .map((piece) => fc.constant(piece));

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
    "'{it''s}'",
    "don't use '{name}",
    "don't",
    '50 # of {n}',
    '{n}}',
    '{n, plural, other {{m, plural, one {# and {n}} other {#}}}}',
    '{n, plural, other {{g, select, a {#} other {#}}}}',
  ])('compiles "%s" as the whole ICU compiler does', (message) => {
    expect(compileMessage(message)).toEqual(wholeCompiler(message));
  });

  it('compiles every message that it supports as the whole ICU compiler does, and shows malformed ones as they are', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(...pieces), { minLength: 1, maxLength: 12 }), (parts) => {
        const message = parts.join('');
        let expected: unknown = [message];
        try {
          expected = wholeCompiler(message);
        } catch {}
        expect(compileMessage(message)).toEqual(expected);
      }),
      { numRuns: 5000 },
    );
  });

  it.each(['{', '}', 'a { b', '{n, plural, one {x}', '{}', '{a b}', '{n, plural, some {x}}', '{n, plural}'])(
    'shows "%s" as it is',
    (message) => expect(compileMessage(message)).toEqual([message]),
  );

  it.each([
    ['{n, number}', 'number'],
    ['{n, number, percent}', 'number'],
    ['up to { day , date , ::yyyyMMdd }', 'date'],
    ['{at, time, short}', 'time'],
    ['{n, spellout}', 'spellout'],
    ['{n, plural, offset:1 one {# other} other {# others}}', 'offset'],
    ['{n, plural, one {x} other {{price, number}}}', 'number'],
  ])('throws an error for "%s" that names %s', (message, syntax) => {
    expect(() => compileMessage(message)).toThrow(`"${message}" uses ${syntax}, which`);
  });

  it('agrees with the whole ICU compiler on every message of the shell', () => {
    for (const module of shellMessages)
      for (const { texts } of Object.values(module))
        for (const text of Object.values(texts)) expect(compileMessage(text)).toEqual(wholeCompiler(text));
  });
});
