import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button } from '../form/button';
import { Card, CardTitle, Page } from './page';

const meta: Meta = { title: 'Content/Page', component: Page };
export default meta;

export const WithCards: StoryObj = {
  render: () => (
    <Page title="订单列表" lead="带 * 的为必填项" actions={<Button tone="primary">快速下单</Button>}>
      <Card aria-label="费用">
        <CardTitle>费用</CardTitle>
        ¥320.00
      </Card>
      <Card aria-label="进度">运输中</Card>
    </Page>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('订单列表');
    await expect(canvas.getAllByRole('region')).toHaveLength(2);
  },
};
