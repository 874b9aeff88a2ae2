import { setTimeout as wait } from 'node:timers/promises';
import { toPaint } from '../measure/painted.mjs';
import { untilSettled } from '../measure/settled.mjs';
import { openLists } from './open-lists.mjs';

/** In ms, the duration of a menu's or a drawer's entry animation. */
const opened = 700;
/** In ms; the goal is a fifth of it. */
const watched = 500;

/** Changes each setting of the look once over an open list of 100 rows: ms to the paint and to the document's last change. */
export const look = {
  variants: ['once'],
  async measure(visit) {
    const page = await openLists(visit, 2);
    await wait(opened);
    const figures = {};
    for (const [name, { prepare, act, shown }] of Object.entries(visit.site.look)) {
      await prepare(page);
      await wait(opened);
      const { result, settled } = await untilSettled(page, 'click', watched, () =>
        toPaint(page, { event: 'click', selector: shown }, () => act(page)),
      );
      Object.assign(figures, { [`${name}Painted`]: result, [`${name}Settled`]: settled });
      await page.keyboard.press('Escape');
      await wait(opened);
    }
    return figures;
  },
};
