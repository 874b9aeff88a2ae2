/** A page of the repository's documentation: its file, and its place on this site. */
export interface SiteDocument {
  file: string;
  title: string;
  text: string;
}

/** The title and the file of a page of docs/site; none for a page that shows no document. */
export function readPage(page: string): Omit<SiteDocument, 'text'>[] {
  const title = /<Meta title="([^"]+)"/.exec(page)?.[1];
  const file = /<SiteDocument file="([^"]+)"/.exec(page)?.[1];
  return title && file ? [{ title, file }] : [];
}

const toSlug = (title: string) => title.toLowerCase().replace(/[^a-z0-9]+/g, '-');

/** Where Storybook shows a page of that title. */
export const addressOf = (title: string): string => `?path=/docs/${toSlug(title)}--docs`;

/** Where a build of the site has the Markdown of a page of that title. */
export const twinOf = (title: string): string => `markdown/${toSlug(title)}.md`;

/** A text whose links to documents of the site stay on it; other files of the repository lose theirs, since the site does not have them. */
export function withLinks(
  { file, text }: SiteDocument,
  titles: Readonly<Record<string, string>>,
  toAddress: (title: string) => string,
): string {
  return text.replace(/\[([^\]]+)\]\((?!https?:|#|mailto:)([^)#\s]+)[^)]*\)/g, (_, words: string, target: string) => {
    const path = new URL(target, `http://site/${file}`).pathname.slice(1);
    const title = titles[path];
    return title ? `[${words}](${toAddress(title)})` : words;
  });
}
