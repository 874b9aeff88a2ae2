const places = {
  S: 'packages/ui-shell/src',
  A: 'packages/auth-core/src',
  H: 'packages/http/src',
  V: 'packages/validators/src',
  J: 'apps/console/journeys',
};

/** The rows of every table of docs/proof.md: `{ row, files, names }`. No names: whole files prove the row. Rows without a proof are left out. */
export function readProofRows(text) {
  return text
    .split('\n')
    .filter((line) => /^\| (?!row |-)/.test(line))
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .filter(([, , , names]) => !names.startsWith('**no proof yet**'))
    .map(([, row, where, names]) => {
      const files = [...where.matchAll(/`([^`]+)`/g)].map(([, file]) => fileOf(file));
      return { row, files, names: namesOf(names, files) };
    });
}

function fileOf(name) {
  const [, place, rest] = /^([SAHVJ])\/(.*)$/.exec(name) ?? [];
  return place ? `${places[place]}/${rest}` : name;
}

function namesOf(names, [file]) {
  if (/^(all|one test a row|see .*)$/.test(names)) return [];
  return isStory(file) ? names.split(', ') : [names];
}

/** Whether the tests of a file are stories, which are named by their exports. */
export const isStory = (file) => /\.stories\.tsx$/.test(file ?? '');
