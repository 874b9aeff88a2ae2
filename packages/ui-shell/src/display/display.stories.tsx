import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, within } from 'storybook/test';
import { DescriptionList } from './description-list';
import { SkeletonText } from './skeleton-text';
import { Steps } from './steps';
import { Tag } from './tag';

const meta: Meta = { title: 'Display/Parts' };
export default meta;

const page = { display: 'grid', gap: 24, padding: 24 } as const;

function TagRow() {
  const [cities, setCities] = useState(['上海', '杭州']);
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8, padding: 24 }}>
      <Tag>普通</Tag>
      <Tag tone="primary">主要</Tag>
      <Tag tone="info">说明</Tag>
      <Tag tone="success">成功</Tag>
      <Tag tone="warning">注意</Tag>
      <Tag tone="danger">危险</Tag>
      {cities.map((city) => (
        <Tag key={city} tone="primary" onRemove={() => setCities(cities.filter((each) => each !== city))}>
          {city}
        </Tag>
      ))}
    </div>
  );
}

/** Short words on a tint; one that can be removed has a cross that names it. */
export const Tags: StoryObj = {
  render: () => <TagRow />,
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: '移除上海' }));
    await expect(screen.queryByText('上海')).toBeNull();
    await expect(screen.getByText('杭州')).toBeVisible();
  },
};

/** Names and values in columns or rows, and while they load. */
export const Descriptions: StoryObj = {
  render: () => (
    <div style={page}>
      <DescriptionList
        items={[
          ['运单号', 'WB20260206001'],
          ['车型', '电动自行车'],
          ['备注', ''],
        ]}
      />
      <DescriptionList
        layout="row"
        items={[
          ['始发', '上海市浦东新区张江镇'],
          ['目的', '杭州市'],
        ]}
      />
      <DescriptionList busy items={[['运费', null]]} />
    </div>
  ),
  play: async () => {
    const [note] = screen.getAllByText('备注');
    await expect(note?.nextElementSibling).toHaveTextContent('—');
  },
};

/** Bars of about the size of what will stand there. */
export const Loading: StoryObj = {
  render: () => (
    <div style={{ ...page, maxWidth: 420 }}>
      <SkeletonText />
      <SkeletonText picture lines={2} />
    </div>
  ),
  play: async () => {
    await expect(screen.getAllByRole('status')).toHaveLength(2);
  },
};

const route = [
  { id: 'taken', title: '已揽收', hint: '02-06 09:12' },
  { id: 'moving', title: '运输中' },
  { id: 'arrived', title: '已送达' },
];

/** How far something has come: in a row, in a column, and where it failed. */
export const Progress: StoryObj = {
  render: () => (
    <div style={page}>
      <Steps label="运单进度" steps={route} done={1} />
      <Steps label="导入进度" steps={route} done={1} failed />
      <Steps label="历史" steps={route} done={3} direction="column" />
    </div>
  ),
  play: async () => {
    const list = screen.getByRole('list', { name: '运单进度' });
    const [taken, moving] = within(list).getAllByRole('listitem');
    await expect(taken).toHaveTextContent('已揽收已完成');
    await expect(moving).toHaveAttribute('aria-current', 'step');
    await expect(screen.getByRole('list', { name: '导入进度' })).toHaveTextContent('有问题');
  },
};
