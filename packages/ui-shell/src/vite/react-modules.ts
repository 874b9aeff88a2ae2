/** The entries of React's packages that a page uses, and the files of a production build that they pass on. */
const entry = /[\\/](?:(?:react|react-dom|scheduler)[\\/]index|react[\\/]jsx-runtime|react-dom[\\/]client)\.js$/;
const file = /[\\/]cjs[\\/](?:react|react-jsx-runtime|react-dom|react-dom-client|scheduler)\.production\.js$/;

const passedOn = /module\.exports = require\('(\.\/cjs\/[\w-]+\.production\.js)'\)/;

/**
 * A file of React, React DOM or its scheduler as a module of the language; null for every other file, and where one of these is written in a way that is
 * not known. They come as CommonJS: a bundler keeps all that they export, and each file that uses one copies the list of its exports before it starts.
 */
export function toReactModule(code: string, id: string): string | null {
  if (entry.test(id)) {
    const from = passedOn.exec(code)?.[1];
    return from === undefined ? null : `export * from '${from}';\nexport { default } from '${from}';`;
  }
  if (!file.test(id)) return null;
  const module = withExports(withImports(code));
  return /\b(?:require\(|exports\.|module\.exports)/.test(withoutComments(module)) ? null : module;
}

/**
 * What stands in one `var` at the top: `var Scheduler = require("scheduler"), React = require("react");`. Of the scheduler as one object: React DOM also
 * asks it for what only its builds for tests export.
 */
const withImports = (code: string): string =>
  code.replace(/^var (\w+ = require\("[^"]+"\)(?:,\s+\w+ = require\("[^"]+"\))*);$/m, (_whole, list: string) =>
    list.replace(/(\w+) = require\("([^"]+)"\),?/g, (_one, name: string, from: string) =>
      from === 'scheduler' ? `import ${name} from '${from}';` : `import * as ${name} from '${from}';`,
    ),
  );

function withExports(code: string): string {
  const names = new Set<string>();
  const body = code
    .replace(/^exports\.(?=\w+ =)/gm, 'var exports.')
    .replace(/\bexports\.(\w+)/g, (_whole, name: string) => {
      names.add(name);
      return local(name);
    });
  const all = [...names];
  return `${body}
export { ${all.map((name) => `${local(name)} as ${name}`).join(', ')} };
export default { ${all.map((name) => `${name}: ${local(name)}`).join(', ')} };`;
}

/** No file of React has a name like this one. */
const local = (name: string): string => `${name}$exported`;

const withoutComments = (code: string): string => code.replace(/\/\*[\s\S]*?\*\//g, '');
