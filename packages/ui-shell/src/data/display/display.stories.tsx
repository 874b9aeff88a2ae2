import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, within } from 'storybook/test';
import { DescriptionList } from './description-list';
import { SkeletonText } from './skeleton-text';
import { Steps } from './steps';
import { Tag } from './tag';

const meta: Meta = { title: 'Display/Parts together' };
export default meta;

const page = { display: 'grid', gap: 24, padding: 24 } as const;

function TagRow() {
  const [cities, setCities] = useState(['Shanghai', 'Hangzhou']);
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8, padding: 24 }}>
      <Tag>Neutral</Tag>
      <Tag tone="primary">Primary</Tag>
      <Tag tone="info">Info</Tag>
      <Tag tone="success">Success</Tag>
      <Tag tone="warning">Warning</Tag>
      <Tag tone="danger">Danger</Tag>
      {cities.map((city) => (
        <Tag key={city} tone="primary" onRemove={() => setCities(cities.filter((each) => each !== city))}>
          {city}
        </Tag>
      ))}
    </div>
  );
}

/** Short texts on a tint; a removable tag has a cross with its name. */
export const Tags: StoryObj = {
  name: 'Tags [tag-description-list-skeleton-steps]',
  render: () => <TagRow />,
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Remove Shanghai' }));
    await expect(screen.queryByText('Shanghai')).toBeNull();
    await expect(screen.getByText('Hangzhou')).toBeVisible();
  },
};

/** Names and values in columns or rows, and while they load. */
export const Descriptions: StoryObj = {
  name: 'Descriptions [tag-description-list-skeleton-steps] [empty-facts-fold]',
  render: () => (
    <div style={page}>
      <DescriptionList
        items={[
          ['Number', 'WB20260206001'],
          ['Kind', 'Crate'],
          ['Remark', ''],
        ]}
      />
      <DescriptionList
        layout="row"
        items={[
          ['From', 'Zhangjiang, Pudong, Shanghai'],
          ['To', 'Hangzhou'],
        ]}
      />
      <DescriptionList busy items={[['Freight', null]]} />
    </div>
  ),
  play: async () => {
    await expect(screen.getByText('Not given:').nextElementSibling).toHaveTextContent('Remark');
  },
};

/** Bars of about the size of the loading content. */
export const Loading: StoryObj = {
  name: 'Loading [tag-description-list-skeleton-steps]',
  render: () => (
    <div style={{ ...page, maxWidth: 420 }}>
      <SkeletonText />
      <SkeletonText lines={2} />
    </div>
  ),
  play: async () => {
    await expect(screen.getAllByRole('status')).toHaveLength(2);
  },
};

const route = [
  { id: 'taken', title: 'Collected', hint: '02-06 09:12' },
  { id: 'moving', title: 'In transit' },
  { id: 'arrived', title: 'Delivered' },
];

/** How far something has come: in a row, in a column, and where it failed. */
export const Progress: StoryObj = {
  name: 'Progress [tag-description-list-skeleton-steps]',
  render: () => (
    <div style={page}>
      <Steps label="Progress of the order" steps={route} done={1} />
      <Steps label="Progress of the import" steps={route} done={1} failed />
      <Steps label="History" steps={route} done={3} direction="column" />
    </div>
  ),
  play: async () => {
    const list = screen.getByRole('list', { name: 'Progress of the order' });
    const [taken, moving] = within(list).getAllByRole('listitem');
    await expect(taken).toHaveTextContent('CollectedDone');
    await expect(moving).toHaveAttribute('aria-current', 'step');
    await expect(screen.getByRole('list', { name: 'Progress of the import' })).toHaveTextContent('Failed');
  },
};
