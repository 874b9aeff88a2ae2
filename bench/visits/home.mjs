import { longestTaskUntil, noteSeen, seenIn } from '../measure/seen.mjs';
import { slowDown } from '../measure/slow-line.mjs';
import { homeHeading } from './selectors.mjs';

/** A first visit with a session: ms until home is shown, and the longest task before that. */
export const home = {
  variants: ['local', 'slow'],
  async measure({ site, variant, open }) {
    const page = await open(site.start, { signedIn: true });
    await noteSeen(page, { stands: homeHeading });
    if (variant === 'slow') await slowDown(page);
    await page.goto(`${site.start.url}#/index`, { waitUntil: 'commit' });
    const { stands } = await seenIn(page);
    return { stands, longestTask: await longestTaskUntil(page, stands) };
  },
};
