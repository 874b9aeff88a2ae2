import { compileMessageOrThrow as wholeCompiler } from '@lingui/message-utils/compileMessage';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shellMessages } from '../shell-messages';
import { compileMessage } from './compile-message';

const pieces = ["'", "''", '{', '}', '#', 'n', '{n}', '{ n }', ' ', '\n', ',', 'one {x}', '=0 {z}', 'other {o}', '=1']
  .concat(['{n, plural, other {', '{g, select, a {', '{n, selectordinal, few {', 'plural', '}}', '<b>', '\\'])
  .map((piece) => fc.constant(piece));

const isWellFormed = (message: string) => {
  try {
    return wholeCompiler(message).length > 0;
  } catch {
    return false;
  }
};

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

  it('compiles every well-formed message that it supports as the whole ICU compiler does', () => {
    const messages = fc.array(fc.oneof(...pieces), { minLength: 1, maxLength: 12 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(messages, (message) => {
        fc.pre(isWellFormed(message));
        expect(compileMessage(message)).toEqual(wholeCompiler(message));
      }),
      { numRuns: 5000 },
    );
  });

  it.each(['{', '}', 'a { b', '{n, plural, one {x}', '{}', '{a b}', '{n, plural}', '{n, plural, one x}'])(
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
  ])('throws an error for "%s" that names %s [unsupported-icu-is-named]', (message, syntax) => {
    expect(() => compileMessage(message)).toThrow(`"${message}" uses ${syntax}, which`);
  });

  it('agrees with the whole ICU compiler on every message of the shell', () => {
    for (const module of shellMessages)
      for (const { texts } of Object.values(module))
        for (const text of Object.values(texts)) expect(compileMessage(text)).toEqual(wholeCompiler(text));
  });
});
