import { TextlintKernel } from '@textlint/kernel';
import { expect, test } from 'vitest';
import { plainEnglish } from './plain-english.mjs';

/** The warnings about a text as `rule line:column`. */
async function lintText(text, ext = '.ts') {
  const { messages } = await new TextlintKernel().lintText(text, {
    ext,
    filePath: `sample${ext}`,
    ...plainEnglish.toKernelOptions(),
  });
  return messages.map(({ ruleId, loc }) => `${ruleId} ${loc.start.line}:${loc.start.column}`);
}

const comment = (sentence) => `const x = 1;\n\n/** ${sentence} */\nexport const y = x;\n`;

test.each([
  ['clause-subject', 'What failed is sent again.', 5],
  ['clause-subject', 'One that waits is cancelled.', 5],
  ['vague-verb', 'The page is told of the change.', 14],
  ['vague-verb', 'It calls the ports asked for.', 24],
  ['vague-pronoun', 'Answers whoever calls.', 13],
  ['vague-pronoun', 'It drops none of the entries.', 14],
  ['gendered-pronoun', 'Shows the user his orders.', 20],
  ['long-sentence', `Reads ${'one more word '.repeat(10)}here.`, 5],
])('%s warns about "%s"', async (rule, sentence, column) => {
  expect(await lintText(comment(sentence))).toEqual([`${rule} 3:${column}`]);
});

test('finds a sentence that spans the lines of a comment', async () => {
  expect(await lintText('/**\n * Reads the rows. The page\n * is told of each.\n */\nlet x;\n')).toEqual([
    'vague-verb 3:4',
  ]);
});

test.each([
  'Sends a failed request again.',
  'What is a lease? The right to renew a session.',
  'Accepts the value `none` and `whoever`.',
  '@example\n * nobody.told(his);',
])('accepts "%s"', async (sentence) => {
  expect(await lintText(comment(sentence))).toEqual([]);
});

test('leaves code and strings alone', async () => {
  expect(await lintText("const nobody = 'What is told to whoever asks'; // none\n")).toEqual([]);
});
