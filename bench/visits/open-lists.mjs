import { homeHeading, shownPage } from './selectors.mjs';

/** The address of one of the lists. */
export const listAt = (place) => `/list/A${place}`;

/** Opens `count` lists of 100 rows in separate tabs and returns the page, which shows the last one. */
export async function openLists({ site, open }, count) {
  const page = await open(site.pages, { signedIn: true });
  await page.goto(`${site.pages.url}#/index`);
  await page.locator(homeHeading).first().waitFor();
  for (let place = 0; place < count; place += 1) {
    await page.evaluate((hash) => window.location.assign(hash), `#${listAt(place)}`);
    await page
      .locator(`${shownPage(listAt(place))} tbody td`)
      .first()
      .waitFor();
  }
  return page;
}
