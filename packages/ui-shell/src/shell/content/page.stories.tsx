import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button } from '../../controls/basic/button';
import { Card, CardTitle, Page } from './page';

const meta: Meta = { title: 'Shell/Page', component: Page };
export default meta;

export const WithCards: StoryObj = {
  render: () => (
    <Page title="Order list" lead="Fields with * are required" actions={<Button tone="primary">Quick order</Button>}>
      <Card aria-label="Fee">
        <CardTitle>Fee</CardTitle>
        ¥320.00
      </Card>
      <Card aria-label="Progress">In transit</Card>
    </Page>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Order list');
    await expect(canvas.getAllByRole('region')).toHaveLength(2);
  },
};
