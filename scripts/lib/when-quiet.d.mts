import type { Page } from '@playwright/test';

/** Waits until nothing has come from the network for half a second; the call by which a window waits for news of its account is always under way. */
export function whenQuiet(page: Page): Promise<void>;
