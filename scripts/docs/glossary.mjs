/** Words of this house's own for which the field has one, where they stand in a name: what is to be said instead. */
const names = new Map(
  Object.entries({
    room: 'module, feature or folder; space for a size',
    rooms: 'modules, features or folders',
    door: 'entry point',
    doors: 'entry points',
    paint: 'styles',
    trail: 'route chain, redirects',
    patience: 'what is waited for: splashDelayMs, callbackTimeoutMs',
  }),
);

/** The same in a comment or a sentence. What a server does may be said with "answers"; a question has an answer. */
const phrases = [
  [/^Answers\b/, 'Returns'],
  [/(?:[;,]|\band) answers (?:whether|how|what|the|an?|one|with an?|`?\{)\b/, 'returns'],
  [/\b(?:an?|the|no|every|each|its|such|this|late|slowest|present) answers?\b(?! \d)/i, 'response or result'],
  [/\b(?:kept|bare) pages?\b/i, 'cached page, standalone page'],
  [/\b(?:front )?doors?\b/i, 'entry point'],
  [/\b(?:a|each|its own) rooms?\b/i, 'module, feature or folder'],
  [/\bpatience\b/i, 'timeout'],
  [/\btrails?\b/i, 'route chain, redirects'],
];
const tellsOfServer = /^(?:GET|POST|PUT|PATCH|DELETE)\b/;
const tellsOfQuestion = /\b(?:questions?|ask(?:s|ed|ing)?)\b/i;

/** The words of a name in camel case, kebab case or snake case. */
const wordsOf = (name) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .split(/[^a-z0-9]+/);

/** What a name says that the field says otherwise, with that. */
export const ownNames = (name) =>
  /first-?paint|after-?paint|to-?paint/i.test(name) ? [] : wordsOf(name).flatMap((word) => names.get(word) ?? []);

/** What a comment or a paragraph says that the field says otherwise, with that. */
export function ownPhrases(text) {
  return phrases.flatMap(([pattern, instead]) => {
    const found = pattern.exec(text)?.[0];
    if (!found) return [];
    if (/answer/i.test(found) && (tellsOfServer.test(text) || tellsOfQuestion.test(text))) return [];
    return [`"${found}": say ${instead}`];
  });
}

/** The comments of a source, each as one line, those that follow each other together. */
export const commentsOf = (source) =>
  [...source.matchAll(/\/\*\*?([\s\S]*?)\*\/|((?:^[ \t]*\/\/.*\n?)+)/gm)].map(([, block, lines]) =>
    (block ?? lines)
      .replace(/^[ \t]*(?:\*|\/\/) ?/gm, '')
      .replace(/\s+/g, ' ')
      .trim(),
  );

/** The names that a source declares, of variables, functions, types and parts of objects. */
export const namesOf = (source) => {
  const code = source.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$|'[^'\n]*'|"[^"\n]*"|`[^`]*`/gm, '');
  return [...new Set(code.match(/[A-Za-z_$][\w$]*/g))];
};
