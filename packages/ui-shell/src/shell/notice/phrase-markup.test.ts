import { expect, test } from 'vitest';
import { xssCorpus } from '../../../testing/xss-corpus';
import { toPhraseMarkup } from './phrase-markup';

test.each([
  ['plain words', '1 < 2 & 3 > 2, style=x onclick=y', '1 &lt; 2 & 3 > 2, style=x onclick=y'],
  ['phrases', '<p>Hello, <B class=x>you</B><br/></p>', '<p>Hello, <b>you</b><br></p>'],
  ['a link', '<a href="#/order" target=_top onclick="x">go</a>', '<a href="#/order">go</a>'],
  [
    'odd quotes',
    `<a title='a "b" > c' href=mailto:x@y.z>go</a>`,
    '<a title="a &quot;b&quot; > c" href="mailto:x@y.z">go</a>',
  ],
  ['an equals sign before the name', '<a =x href="#/a">go</a>', '<a href="#/a">go</a>'],
  ['references of characters', '&lt;b&gt; &amp; <i title="&quot;">x</i>', '&lt;b&gt; &amp; <i title="&quot;">x</i>'],
  ['elements that are no text', '<div style="color:red">in a <img src=x>box</div>', 'in a box'],
  [
    'elements whose words are none',
    'a<style>b{}</style>c<script>if (1 < 2) "</p>"</script>d<svg><b>e</b></svg>f',
    'acdf',
  ],
  ['comments', 'a<!-- <b>x</b> -->b<!-->c<!--->d<?pi?>e</ >f<!-- open', 'abcdef'],
  ['a tag without an end', 'a<b title="x', 'a'],
  ['an open element whose words are none', 'a<textarea><b>c', 'a'],
])('%s', (_what, markup, expected) => expect(toPhraseMarkup(markup)).toBe(expected));

test.each(xssCorpus)('leaves only tags and attributes of text in %j', (attack) => {
  const rest = toPhraseMarkup(attack).replace(
    /<\/?(?:a|b|br|code|del|em|i|ins|li|mark|ol|p|s|small|span|strong|sub|sup|time|u|ul)(?: (?:href|title|datetime|lang|dir)="[^"<]*")*>/g,
    '',
  );
  expect(rest).not.toContain('<');
});

test('long markup without an end is read in time that grows with its length', () => {
  const long = 50_000;
  for (const attack of [
    `<a ${'x="'.repeat(long)}`,
    `<a${'='.repeat(long)}`,
    `<a ${' '.repeat(long)}`,
    '<'.repeat(long),
    '<!--'.repeat(long),
  ])
    expect(toPhraseMarkup(attack).length).toBeLessThanOrEqual(attack.length * 4);
});
