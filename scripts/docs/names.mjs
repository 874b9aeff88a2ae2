const withoutCode = (text) => text.replace(/^```[\s\S]*?^```/gm, '');
const spansOf = (text) => [...withoutCode(text).matchAll(/`([^`\n]+)`/g)].map(([, span]) => span);

/** The anchors of a document's headings, as GitHub makes them. */
export function headingsOf(text) {
  return [...withoutCode(text).matchAll(/^#+ (.*)$/gm)].map(([, heading]) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

/** Where a document's links lead, without those to other hosts. */
export function linksOf(text) {
  return [...withoutCode(text).matchAll(/\]\(([^)\s]+)\)/g)].map(([, to]) => to).filter((to) => !/^[a-z]+:/.test(to));
}

/** The `npm run` commands that a document names, in code blocks too. */
export function commandsNamed(text) {
  return [...text.matchAll(/npm run ([a-z][\w:-]*)/g)].map(([, name]) => name);
}

const top = /^(?:packages|apps|scripts|docs|examples|bench|\.storybook)\/[\w.*/-]*$/;
const file = /^[\w.-]+(?:\/[\w.-]+)*\/[\w.-]+\.(?:tsx?|mjs|json|md|css|html)$/;

/** The paths of this repository that a document names in code spans; patterns such as `<module>` and `*` are none. */
export function pathsIn(text) {
  return spansOf(text).filter((span) => (top.test(span) || file.test(span)) && !span.includes('*'));
}

/** The names of code that a document mentions: one word in camel case, with or without its parentheses, and variables of the environment. */
export function namesIn(text) {
  return spansOf(text)
    .map((span) => /^([A-Za-z_$][\w$]*)(?:\(\))?$/.exec(span)?.[1] ?? /^([A-Z]+_[A-Z_]+)=/.exec(span)?.[1])
    .filter((name) => name && /[a-z][A-Z]|^[A-Z]+_[A-Z_]+$/.test(name));
}
