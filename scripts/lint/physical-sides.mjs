import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { fromRoot } from '../lib/root.mjs';

const roots = ['packages/ui-shell/src', 'packages/auth-core/src', 'apps/console/src', '.storybook', 'examples'];
const value = String.raw`(?:-?\$\{[^}]*\}|[\w-]+\((?:[^()]|\([^()]*\))*\)|[^\s;{}]+)`;
const rules = [
  [
    /^\s*(?:(?:margin|padding|border)-(?:left|right)[\w-]*|left|right): (?!number;|string;)[^\n]*;$/,
    'say -inline-start or -inline-end',
  ],
  [/^\s*border-(?:top|bottom)-(?:left|right)-radius:/, 'say border-start-start-radius and its like'],
  [/^\s*(?:text-align|float): (?:left|right);/, 'say start or end, inline-start or inline-end'],
  [/\b(?:margin|padding|border|scrollMargin|scrollPadding)(?:Left|Right)\w*\??:/, 'say InlineStart or InlineEnd'],
  [/\bborder(?:Top|Bottom)(?:Left|Right)Radius:/, 'say borderStartStartRadius and its like'],
  [/\b(?:textAlign|float|cssFloat): '(?:left|right)'/, "say 'start' or 'end', 'inline-start' or 'inline-end'"],
  [/\bstyle=\{\{(?:[^}]*,)?\s*(?:left|right):/, 'say insetInlineStart or insetInlineEnd'],
  [
    /\bstyle\.(?:left|right|(?:margin|padding|border)(?:Left|Right)\w*) =/,
    'set insetInlineStart, marginInlineStart and their like',
  ],
  [
    /translateX\((?!\$\{along\()(?!\$\{shift\})(?!\$\{\(to)/,
    'take its length from along(), which turns with the writing',
  ],
];
const shorthand = new RegExp(String.raw`^\s*(margin|padding|inset): (${value}) (${value}) (${value}) (${value});`);

/** What in the text of a file names a left or right side, which would not turn with the direction of writing; a sentence for each line. */
export function physicalSides(text) {
  return text.split('\n').flatMap((line, index) => {
    const said = rules.filter(([pattern]) => pattern.test(line)).map(([, advice]) => advice);
    const four = shorthand.exec(line);
    if (four && four[3] !== four[5]) said.push(`say ${four[1]}-inline for what differs at both sides`);
    return said.map((advice) => `line ${index + 1}: "${line.trim()}" names a side: ${advice}.`);
  });
}

/** The same of every source of the shell and the console. */
export const lintSides = () =>
  roots.flatMap((root) =>
    readdirSync(fromRoot(root), { recursive: true })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
      .flatMap((file) =>
        physicalSides(readFileSync(fromRoot(root, file), 'utf8')).map(
          (each) => `${path.posix.join(root, file)}, ${each}`,
        ),
      ),
  );

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const problems = lintSides();
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
  else console.log('No style names a left or right side.');
}
