import { afterEach, expect } from 'vitest';
import { page } from 'vitest/browser';

// Set up by `npm run changes` alone: what each story shows at its end is compared with the picture that was accepted on this machine.
afterEach(async ({ task }) => {
  const { storyId } = task.meta as { storyId?: string };
  if (storyId) await expect(page.elementLocator(document.body)).toMatchScreenshot(storyId);
});
