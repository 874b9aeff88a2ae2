import { expect, test } from 'vitest';
import { mustBeProven, playwrightTests, vitestTests } from './proof-results.mjs';
import { readProofRows } from './proof-rows.mjs';

const table = `| row | where | test |
| --- | --- | --- |
| one | \`H/client/one.test.ts\` | sends %s once |
| two | \`S/form/two.stories.tsx\` | OnWhite, InChinese |
| three | \`J/three.journey.ts\` | all |
| four | \`H/client/four.test.ts\` | **no proof yet** |`;
const [one, two, three] = readProofRows(table);

const units = (status, fullName = 'the client sends GET once') =>
  vitestTests({
    testResults: [{ name: '/a/packages/http/src/client/one.test.ts', assertionResults: [{ fullName, status }] }],
  });
const stories = (...ids) =>
  vitestTests({
    testResults: [
      {
        name: 'C:\\a\\packages\\ui-shell\\src\\form\\two.stories.tsx',
        assertionResults: ids.map((id) => ({ meta: { storyId: `form--${id}` }, status: 'passed' })),
      },
    ],
  });
const journeys = (...statuses) =>
  playwrightTests({
    suites: [
      {
        specs: statuses.map((status) => ({ file: 'three.journey.ts', title: 'it works', tests: [{ status }] })),
      },
    ],
  });

test('rows without a proof are none', () => {
  expect(readProofRows(table)).toHaveLength(3);
});

test('a row is proven by a test that passed', () => {
  mustBeProven(one, units('passed'));
  mustBeProven(two, stories('on-white', 'in-chinese'));
  mustBeProven(three, journeys('expected', 'expected'));
});

test('a test that failed, was left out or has another name proves nothing', () => {
  expect(() => mustBeProven(one, units('failed'))).toThrow('"the client sends GET once" did not pass.');
  expect(() => mustBeProven(one, units('skipped'))).toThrow('did not pass');
  expect(() => mustBeProven(one, units('passed', 'sends nothing'))).toThrow('No test "sends %s once" ran.');
  expect(() => mustBeProven(two, stories('on-white'))).toThrow('No test "InChinese" ran.');
  expect(() => mustBeProven(three, journeys('expected', 'flaky'))).toThrow('"it works" did not pass.');
  expect(() => mustBeProven(three, [])).toThrow('No test of apps/console/journeys/three.journey.ts ran.');
});
