import { Markdown } from '@storybook/addon-docs/blocks';
import { documents, withSiteLinks } from './documents';
import { twinOf } from './site-pages';

/** A Markdown file of the repository as a page of the site. */
export function SiteDocument({ file }: { file: string }) {
  const match = documents.find((each) => each.file === file);
  if (!match?.text)
    throw new Error(`There is no document ${file} on this site; "npm run docs" writes those of .storybook/tables.`);
  return (
    <>
      <Markdown>{withSiteLinks(match)}</Markdown>
      {import.meta.env.PROD && <a href={twinOf(match.title)}>This page as Markdown</a>}
    </>
  );
}
