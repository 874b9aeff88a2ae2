import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inArabic } from '../../../testing/state-sheet';
import { Button } from '../../controls/basic/button';
import { PageHeader } from './page-header';

const meta = {
  title: 'Shell/Page header',
  component: PageHeader,
  args: {
    title: 'Members',
    lead: 'Everybody who may sign in',
    actions: <Button tone="primary">Invite</Button>,
  },
} satisfies Meta<typeof PageHeader>;

export default meta;

/** The title row of a page. */
export const Playground: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Members');
  },
};

/** Right to left, in Arabic. */
export const FromTheRight: StoryObj<typeof meta> = {
  ...inArabic,
  args: { title: 'الأعضاء', lead: 'كل من يمكنه تسجيل الدخول', actions: <Button>دعوة</Button> },
};
