import { useEveryTool } from './support/every-tool';
import { hands } from './support/hands';
import { journey } from './support/journey';

journey(
  'with the keyboard alone: every panel of login, every tool of the header, and out again',
  { tag: '@release' },
  async ({ page, control }) => {
    await useEveryTool(page, hands.keyboard(page), control);
  },
);
