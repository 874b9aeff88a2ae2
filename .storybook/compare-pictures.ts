import { afterEach, expect } from 'vitest';
import { page } from 'vitest/browser';

// Only `npm run changes` loads this file: it compares the end of each story with the picture accepted on this machine.
afterEach(async ({ task }) => {
  const { storyId } = task.meta as { storyId?: string };
  if (storyId) await expect(page.elementLocator(document.body)).toMatchScreenshot(storyId);
});
