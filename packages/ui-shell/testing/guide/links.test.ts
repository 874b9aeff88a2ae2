import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../../..');
const repository = /^https:\/\/github\.com\/waybill-office\/waybill\/(?:blob|tree)\/main\//;
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** The pages of a package's guide. */
const pagesOf = (name: string) =>
  readdirSync(path.join(root, 'packages', name, 'docs'))
    .filter((page) => page.endsWith('.md'))
    .map((page) => `packages/${name}/docs/${page}`);

/** The links of a Markdown document, without anchors. */
function linksOf(file: string) {
  const text = read(file).replace(/^```[\s\S]*?^```/gm, '');
  return [...text.matchAll(/\]\(([^)#\s]+)/g)].map(([, link = '']) => link);
}

/** The place in the repository of a link of a file; a created office has the packages in its `node_modules`. */
const placeOf = (file: string, link: string) =>
  path.posix.join(path.posix.dirname(file), link).replace(/^examples\/office\/node_modules\/@waybill\//, 'packages/');

/** Whether a file of the repository is in the tarball of its package. */
function isPacked(place: string) {
  const [, home] = /^(packages\/[^/]+)\//.exec(place) ?? [];
  if (!home || !existsSync(path.join(root, place))) return false;
  const { files } = JSON.parse(read(`${home}/package.json`)) as { files: string[] };
  return files.some((entry) => `${place}/`.startsWith(`${home}/${entry}/`));
}

describe('links of published files', () => {
  const packages = ['auth-core', 'http', 'ui-shell', 'validators'];
  const documents = packages.flatMap((name) => [`packages/${name}/README.md`, ...pagesOf(name)]);

  it.each(documents)('%s links to packed files or to files of the repository [guide-is-packed]', (file) => {
    const links = linksOf(file);
    const wrong = links.filter((link) => {
      if (repository.test(link)) return !existsSync(path.join(root, link.replace(repository, '')));
      return !/^[a-z]+:/.test(link) && !isPacked(placeOf(file, link));
    });
    expect(isPacked(file)).toBe(true);
    expect(wrong).toEqual([]);
  });

  it('a created office links to its own files and to packed pages [guide-is-packed]', () => {
    const links = linksOf('examples/office/AGENTS.md');
    const isThere = (place: string) =>
      place.startsWith('examples/office/') ? existsSync(path.join(root, place)) : isPacked(place);
    expect(links.filter((link) => link.startsWith('node_modules/')).length).toBeGreaterThan(3);
    expect(links.filter((link) => !isThere(placeOf('examples/office/AGENTS.md', link)))).toEqual([]);
  });

  it('the README of ui-shell lists each page of the guide [guide-is-packed]', () => {
    const listed = linksOf('packages/ui-shell/README.md').map((link) => placeOf('packages/ui-shell/README.md', link));
    expect(pagesOf('ui-shell').filter((page) => !listed.includes(page))).toEqual([]);
  });
});
