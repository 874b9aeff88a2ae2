import { toLeanReactDom } from './lean-react-dom';

interface LeanLibrary {
  file: RegExp;
  toLean: (code: string) => string;
}

/** Libraries of which a build could not leave out by itself what nobody uses. */
const libraries: readonly LeanLibrary[] = [
  // Every browser that the console runs in knows the properties by their own names; nothing here asks for prefixed ones.
  { file: /[\\/]stylis[\\/]src[\\/]Prefixer\.js$/, toLean: () => 'export const prefix = (value) => value;' },
  // Its one file names, wraps and subclasses at the top level, by which bundlers keep forms, fetchers and scroll restoration that nobody imports.
  { file: /[\\/]react-router[\\/]dist[\\/]production[\\/][^\\/]+\.mjs$/, toLean: toLeanRouter },
  // Written so that old bundlers do not miss what old Reacts lack; one such place makes a list of all that React exports.
  {
    file: /[\\/]@radix-ui[\\/]react-[\w-]+[\\/]dist[\\/]index\.m?js$/,
    toLean: (code) => code.replace(/\b(React\d*)\[" (\w+) "\.trim\(\)\.toString\(\)\]/g, '$1.$2'),
  },
  { file: /[\\/]react-dom[\\/]cjs[\\/]react-dom-client\.production\.js$/, toLean: toLeanReactDom },
];

/** The code of a library's file without what stands in the way of leaving out unused parts; null where there is nothing to change. */
export function toLeanLibrary(code: string, id: string): string | null {
  const lean = libraries.find(({ file }) => file.test(id))?.toLean(code);
  return lean === undefined || lean === code ? null : lean;
}

function toLeanRouter(code: string): string {
  const contextOf = new Map(
    [...code.matchAll(/^(\w+)\.contextType = (\w+);$/gm)].map(([, name, context]) => [name, context]),
  );
  return (
    code
      .replace(/^\w+\.contextType = \w+;$/gm, '')
      .replace(
        /^var (\w+) = class extends (React\d*\.Component) \{$([\s\S]*?)^\};$/gm,
        (_whole, name: string, base: string, body: string) =>
          `var ${name} = /* @__PURE__ */ (() => class extends ${base} {${contextOf.has(name) ? `static contextType = ${contextOf.get(name)};` : ''}${body}})();`,
      )
      // Names for developers' tools.
      .replace(/^\w+\.displayName = "[^"]*";$/gm, '')
      .replace(/^(var \w+ = )(React\d*\.(?:createContext|forwardRef|memo|lazy)\()/gm, '$1/* @__PURE__ */ $2')
      // A link fetches code early only in the library's framework mode, which a console is not.
      .replace(/\bReact\d*\.createElement\(PrefetchPageLinks, [^)]*\)/, 'null')
  );
}
