import { addressOf, readPage, type SiteDocument, withLinks } from './site-pages';

export { addressOf, type SiteDocument };

const texts = import.meta.glob<string>(
  ['../docs/*.md', '../packages/*/docs/*.md', '../packages/*/README.md', './tables/*.md'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);

const pages = import.meta.glob<string>('../docs/site/*.mdx', { query: '?raw', import: 'default', eager: true });

/** Titles by the file that each page of docs/site shows. `npm run docs` writes the files below `.storybook/tables`. */
const titles = Object.fromEntries(
  Object.values(pages)
    .flatMap(readPage)
    .map(({ file, title }) => [file, title]),
);

/** Every document of the site. */
export const documents: readonly SiteDocument[] = Object.entries(titles).map(([file, title]) => ({
  file,
  title,
  text: texts[file.replace(/^(?:\.storybook\/|)/, (prefix) => (prefix ? './' : '../'))] ?? '',
}));

/** The files of the packages' guides. */
export const guidePages: readonly string[] = Object.keys(texts)
  .map((file) => file.slice('../'.length))
  .filter((file) => /^packages\/[^/]+\/docs\//.test(file));

/** Rewrites the links of a text to pages of the site. */
export const withSiteLinks = (document: SiteDocument): string => withLinks(document, titles, addressOf);

/** A section that matches a search. */
export interface Finding {
  title: string;
  heading: string;
  line: string;
}

/** The sections that contain every word, matches in headings first; at most 40. */
export function find(words: string, all: readonly SiteDocument[] = documents): Finding[] {
  const searchWords = words.toLowerCase().split(/\s+/).filter(Boolean);
  if (searchWords.length === 0) return [];
  const findings = all.flatMap(({ title, text }) =>
    text.split(/^(?=#{1,4} )/m).flatMap((section) => {
      const low = section.toLowerCase();
      if (!searchWords.every((word) => low.includes(word))) return [];
      const [first = '', ...lines] = section.split('\n');
      const line = lines.find((each) => searchWords.some((word) => each.toLowerCase().includes(word))) ?? '';
      return [{ title, heading: first.replace(/^#+ /, '').replaceAll('`', ''), line: line.trim().slice(0, 160) }];
    }),
  );
  const rank = ({ heading }: Finding) => (searchWords.some((word) => heading.toLowerCase().includes(word)) ? 0 : 1);
  return findings.sort((one, other) => rank(one) - rank(other)).slice(0, 40);
}
