import { toPaint } from '../measure/painted.mjs';
import { noteSeen, seenIn } from '../measure/seen.mjs';
import { slowDown } from '../measure/slow-line.mjs';
import { homeHeading, livingNameField } from './selectors.mjs';

/** In ms between two keys of a fast typist. */
const delay = 80;

/** A login typed at human speed: ms from Enter until home is shown. */
export const enter = {
  variants: ['slow'],
  async measure({ site, open }) {
    const page = await open(site.start);
    await noteSeen(page, { press: livingNameField });
    await slowDown(page);
    await page.goto(site.start.url, { waitUntil: 'commit' });
    await seenIn(page);
    await page.locator(livingNameField).pressSequentially('admin', { delay });
    await page.locator('#app input[type="password"]').pressSequentially('waybill-admin', { delay });
    return {
      home: await toPaint(page, { event: 'keydown', selector: homeHeading }, () => page.keyboard.press('Enter')),
    };
  },
};
