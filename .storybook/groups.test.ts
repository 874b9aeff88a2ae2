import { expect, it } from 'vitest';

const groups = ['Foundations', 'Shell', 'Data', 'Forms', 'Feedback', 'Display', 'Console', 'Packages'];

const stories = import.meta.glob<string>(['../packages/*/src/**/*.stories.tsx', './*.stories.tsx'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

it('every story stands in one of few groups [workshop-one-tree]', () => {
  for (const [file, text] of Object.entries(stories)) {
    const [, title = ''] = /(?:const meta[^=]*= \{|^ {2})\s*title: '([^']+)'/m.exec(text) ?? [];
    expect(groups, `${file}: ${title}`).toContain(title.split('/')[0]);
  }
});
