import type { Choice, Language } from './choice';

/** Texts of files by path. */
export type FileTable = Readonly<Record<string, string>>;

/** Reads a template of this package by its name, such as `office`; its paths have `/` on every system. */
export type ReadTemplate = (name: string) => FileTable;

/** Every file of a new back office by its path: the template `office`, over it what the kind of API makes different (`office-rest`), renamed to what was chosen. */
export function projectFiles(choice: Choice, version: string, read: ReadTemplate): FileTable {
  const template = { ...read('office'), ...(choice.api !== 'envelope' && read(`office-${choice.api}`)) };
  const files = Object.entries(template).map(([file, text]) => [toPath(file), rename(file, text, choice)]);
  return { ...Object.fromEntries(files), ...chosenFiles(template, choice, version) };
}

/** The files in which more changes than names: the versions of this package, and the languages. */
function chosenFiles(template: FileTable, { folder, languages }: Choice, version: string): FileTable {
  const manifest = JSON.parse(template['package.json'] ?? '') as { dependencies: Record<string, string> };
  const dependencies = Object.entries(manifest.dependencies).map(([name, range]) => [
    name,
    name.startsWith('@waybill/') ? `^${version}` : range,
  ]);
  const changed = { ...manifest, name: folder, dependencies: Object.fromEntries(dependencies) };
  return {
    'package.json': `${JSON.stringify(changed, undefined, 2)}\n`,
    'src/languages.ts': (template['src/languages.ts'] ?? '').replace(/\[.*\]/s, languageList(languages)),
  };
}

function languageList(languages: readonly Language[]): string {
  const titles = { zh: '中文', en: 'English' };
  const list = languages.map(
    (name) => `{ name: '${name}', title: '${titles[name]}', htmlLang: '${htmlLanguages[name]}' }`,
  );
  return list.length === 1 ? `[${list}]` : `[\n${list.map((line) => `  ${line},\n`).join('')}]`;
}

const htmlLanguages: Record<Language, string> = { zh: 'zh-CN', en: 'en' };

// npm leaves .gitignore out of a tarball, and a linter reads every biome.json below its own: in a template such files begin with an underscore.
const toPath = (file: string) => file.replace(/^_gitignore$/, '.gitignore').replace(/^_/, '');

function rename(file: string, text: string, { folder, title, languages: [first = 'en'] }: Choice): string {
  const named = file.endsWith('.html')
    ? text.replace('<html lang="en">', `<html lang="${htmlLanguages[first]}">`)
    : text;
  return named.replaceAll(/my-office|'My office'|My office/g, (name) => {
    if (name === 'my-office') return folder;
    if (name.startsWith("'")) return toLiteral(title);
    return file.endsWith('.html') ? escapeHtml(title) : title;
  });
}

/** A string of the code, in the quotes that need fewer escapes, as the formatter of the new back office writes it. */
function toLiteral(text: string): string {
  const count = (sign: string) => text.split(sign).length;
  const quote = count("'") > count('"') ? '"' : "'";
  return quote + text.replaceAll('\\', '\\\\').replaceAll(quote, `\\${quote}`) + quote;
}

const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign);
