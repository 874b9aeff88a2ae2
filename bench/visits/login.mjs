import { noteSeen, seenIn } from '../measure/seen.mjs';
import { slowDown } from '../measure/slow-line.mjs';
import { livingNameField, nameField } from './selectors.mjs';

/** A first visit without a session: ms until the form accepts input, and until it responds to a press. */
export const login = {
  variants: ['local', 'slow'],
  async measure({ site, variant, open }) {
    const page = await open(site.start);
    await noteSeen(page, { typing: nameField, press: livingNameField });
    if (variant === 'slow') await slowDown(page);
    await page.goto(site.start.url, { waitUntil: 'commit' });
    return seenIn(page);
  },
};
