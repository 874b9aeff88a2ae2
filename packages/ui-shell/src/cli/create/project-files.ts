import type { Choice, Language } from './choice';
import { wordsIn } from './template-words';

/** Texts of files by path. */
export type FileTable = Readonly<Record<string, string>>;

/** Reads a template of this package by its name, such as `office`; its paths have `/` on every system. */
export type ReadTemplate = (name: string) => FileTable;

/** The files of a new back office by path: the template `office`, overlaid by the kind of API (`office-rest`) and renamed by the choices. */
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
  const listed = (template['src/languages.ts'] ?? '').replace(
    /\[.*\]/s,
    `[${languages.map((name) => constants[name]).join(', ')}]`,
  );
  return {
    'package.json': `${JSON.stringify(changed, undefined, 2)}\n`,
    'src/languages.ts': `import { ${languages
      .map((name) => constants[name])
      .sort()
      .join(', ')} } from '@waybill/ui-shell/languages';\n\n${listed}`,
    'src/register.ts': register,
  };
}

/** The exports of `@waybill/ui-shell/languages`. */
const constants: Record<Language, string> = {
  zh: 'chinese',
  en: 'english',
  de: 'german',
  ja: 'japanese',
  ar: 'arabic',
};

const register = `import type { languages } from './languages';

/** Every text is in these languages; one that lacks any of them does not compile. */
declare module '@waybill/ui-shell/console' {
  interface Register {
    languages: (typeof languages)[number]['name'];
  }
}
`;

// Such files begin with an underscore in a template, because npm omits .gitignore and a linter reads every nested biome.json.
const toPath = (file: string) => file.replace(/^_gitignore$/, '.gitignore').replace(/^_/, '');

function rename(file: string, text: string, { folder, title, languages }: Choice): string {
  const [first = 'en'] = languages;
  const direction = first === 'ar' ? ' dir="rtl"' : '';
  const named = file.endsWith('.html')
    ? text.replace('<html lang="en">', `<html lang="${first === 'zh' ? 'zh-CN' : first}"${direction}>`)
    : wordsIn(languages, text);
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
