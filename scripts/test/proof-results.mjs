import { isStory } from './proof-rows.mjs';

/** Every test of vitest's JSON report: `{ file, name, passed }`; a story goes by the name of its export, without case and signs. */
export const vitestTests = (report) =>
  report.testResults.flatMap(({ name: file, assertionResults }) =>
    assertionResults.map(({ fullName, meta, status }) => ({
      file: slashed(file),
      name: isStory(file) ? plain(meta.storyId.split('--')[1]) : fullName,
      passed: status === 'passed',
    })),
  );

/** The same of Playwright's JSON report, whose files are seen from the folder of the journeys. */
export const playwrightTests = ({ suites }) =>
  suites.flatMap(specsOf).map(({ file, title, tests }) => ({
    file: `/apps/console/journeys/${file}`,
    name: title,
    passed: tests.every(({ status }) => status === 'expected'),
  }));

/** Throws, in a sentence, unless each test that a row names ran and passed. */
export function mustBeProven({ files, names }, tests) {
  const ran = tests.filter(({ file }) => files.some((named) => file.endsWith(`/${named}`)));
  for (const file of files)
    if (!ran.some((test) => test.file.endsWith(`/${file}`))) throw new Error(`No test of ${file} ran.`);
  const found = names.length === 0 ? [ran] : names.map((name) => ran.filter(isNamed(name, isStory(files[0]))));
  found.forEach((each, index) => {
    if (each.length === 0) throw new Error(`No test "${names[index]}" ran.`);
    const failed = each.find(({ passed }) => !passed);
    if (failed) throw new Error(`"${failed.name}" did not pass.`);
  });
}

/** In a table of tests, `%s` and `$name` stand for what differs. */
function isNamed(name, story) {
  if (story) return (test) => test.name === plain(name);
  const parts = name.split(/%\w|\$\{[^}]*\}|\$\w+/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const pattern = new RegExp(parts.join('.*'), 's');
  return (test) => pattern.test(test.name);
}

const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];
const slashed = (file) => file.replaceAll('\\', '/');
const plain = (name) => name.toLowerCase().replace(/[^a-z0-9]/g, '');
