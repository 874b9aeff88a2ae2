import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fromRoot } from '../lib/root.mjs';

/** Where the sources lie: the repository that a release runs in, else the one that package.json of the root names. */
export function repositoryAddress({ GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: name } = process.env) {
  if (server && name) return `${server}/${name}`;
  const { repository } = JSON.parse(readFileSync(fromRoot('package.json'), 'utf8'));
  return repository.url.replace(/^git\+|\.git$/g, '');
}

/** What the page of a package in a registry links to. */
export function registryFacts(name, address = repositoryAddress()) {
  const directory = `packages/${name}`;
  return {
    homepage: `${address}/tree/main/${directory}#readme`,
    bugs: `${address}/issues`,
    repository: { type: 'git', url: `git+${address}.git`, directory },
  };
}

/** A README whose links to files of the repository are absolute, since a registry shows it without them. Throws for a link to what is not there. */
export function absoluteLinks(readme, name, address = repositoryAddress()) {
  const directory = `packages/${name}`;
  return readme.replace(/\]\((?!https?:|#|mailto:)([^)#\s]+)(#[^)\s]*)?\)/g, (_, file, part = '') => {
    const target = path.posix.join(directory, file);
    if (target.startsWith('..') || !existsSync(fromRoot(target)))
      throw new Error(`${directory}/README.md links to ${file}, which is not there.`);
    return `](${address}/blob/main/${target}${part})`;
  });
}

/** What the page of a packed package would lack. */
export function registryPageGaps({ keywords = [], homepage, bugs, repository, description, license }, readme) {
  const facts = { description, license, homepage, bugs, repository: repository?.url, directory: repository?.directory };
  return [
    ...Object.entries(facts)
      .filter(([, value]) => !value)
      .map(([fact]) => `the manifest has no ${fact}`),
    ...(keywords.length < 5 ? ['fewer than 5 keywords'] : []),
    ...[...readme.matchAll(/\]\((?!https?:|#|mailto:)([^)]+)\)/g)].map(([, link]) => `the README links to ${link}`),
    ...['## Size', '## Support']
      .filter((title) => !readme.includes(title))
      .map((title) => `the README has no "${title}"`),
  ];
}
