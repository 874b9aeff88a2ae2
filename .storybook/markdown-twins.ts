import { readdirSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { readPage, type SiteDocument, twinOf, withLinks } from './site-pages';

const root = new URL('../', import.meta.url);
const readText = (file: string) => readFileSync(new URL(file, root), 'utf8');

/** The files that a build of the site holds beside its pages: each document as Markdown by its address, and their list, `llms.txt`. */
export function markdownTwins(documents: readonly SiteDocument[]): Map<string, string> {
  const titles = Object.fromEntries(documents.map(({ file, title }) => [file, title]));
  const twins = documents.map((document): [string, string] => [
    twinOf(document.title),
    withLinks(document, titles, (title) => twinOf(title).replace(/^.*\//, '')),
  ]);
  const sectionOf = ({ title }: SiteDocument) => title.split('/')[0] ?? '';
  const lines = [...new Set(documents.map(sectionOf))].flatMap((section) => [
    `\n## ${section}\n`,
    ...documents
      .filter((document) => sectionOf(document) === section)
      .map(({ title }) => `- [${title.slice(section.length + 1) || title}](${twinOf(title)})`),
  ]);
  const list = `# Waybill\n\n> Packages from which a platform's back office is assembled: HTTP, rights, validators and the shell.\n${lines.join('\n')}\n`;
  return new Map([['llms.txt', list], ...twins]);
}

/** Writes the twins into a build of the site. */
export const writeTwins = (): Plugin => ({
  name: 'markdown-twins',
  apply: 'build',
  generateBundle() {
    const pages = readdirSync(new URL('docs/site/', root)).flatMap((name) => readPage(readText(`docs/site/${name}`)));
    const documents = pages.map((page) => ({ ...page, text: readText(page.file) }));
    for (const [fileName, source] of markdownTwins(documents)) this.emitFile({ type: 'asset', fileName, source });
  },
});
