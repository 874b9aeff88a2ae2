import { expect, it } from 'vitest';
import { addressOf, documents, find, guidePages, type SiteDocument, withSiteLinks } from './documents';
import { markdownTwins } from './markdown-twins';

const guide: SiteDocument = {
  file: 'packages/ui-shell/docs/tutorial.md',
  title: 'Guide/Tutorial',
  text: '# Start\n\nSee [serving](deploy.md#nginx), [code](../packages/http/src/x.ts), [web](https://a.example).\n\n## `frame` entries\n\nAn address.\n',
};

it('has the text of every document that a page of the site names', () => {
  expect(documents.length).toBeGreaterThan(25);
  for (const { file, text } of documents)
    if (!file.startsWith('.storybook/')) expect(text.length, file).toBeGreaterThan(500);
});

it('has every page of the guides [guide-is-on-the-site]', () => {
  const files = documents.map(({ file }) => file);
  expect(guidePages.length).toBeGreaterThan(30);
  expect(guidePages.filter((page) => !files.includes(page))).toEqual([]);
});

it('finds the sections that hold every word, those with it in their heading first', () => {
  const other = { file: 'docs/x.md', title: 'Guide/X', text: '# X\n\nWhat a frame is.\n' };
  expect(find('FRAME', [other, guide])).toEqual([
    { title: 'Guide/Tutorial', heading: 'frame entries', line: '' },
    { title: 'Guide/X', heading: 'X', line: 'What a frame is.' },
  ]);
  expect(find('frame nothing', [guide])).toEqual([]);
  expect(find('  ', [guide])).toEqual([]);
});

it('keeps links between documents on the site', () => {
  expect(addressOf('Guide/Upgrade notes')).toBe('?path=/docs/guide-upgrade-notes--docs');
  expect(withSiteLinks(guide)).toContain(
    'See [serving](?path=/docs/guide-serving--docs), code, [web](https://a.example).',
  );
});

it('has each document as Markdown, with links among them, and lists them in llms.txt [site-as-markdown]', () => {
  const twins = markdownTwins(documents);
  const list = twins.get('llms.txt') ?? '';
  expect(twins.size).toBe(documents.length + 1);
  const listed = [...list.matchAll(/\]\((\S+)\)/g)].map(([, address]) => address);
  expect(listed.sort()).toEqual([...twins.keys()].filter((name) => name !== 'llms.txt').sort());
  expect(list).toContain('\n## Guide\n');
  expect(list).toContain('\n- [Serving](markdown/guide-serving.md)\n');
  for (const [name, text] of twins) {
    const links = [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)].map(([, target = '']) => target);
    const missing = links.filter((target) => !twins.has(name === 'llms.txt' ? target : `markdown/${target}`));
    expect(missing, name).toEqual([]);
  }
});
