/**
 * The maximum of each row by its name: `ratio` is ours divided by the floor's, `most` is ours in the row's unit.
 * A raised goal has its reason beside it. `weight.journey.ts` checks the goals of bytes and files in every test run.
 */
export const goals = {
  'login takes typing, local': { ratio: 0.91 },
  'login takes typing, slow': { ratio: 0.35 },
  'login answers a press, local': { ratio: 1.78 },
  'login answers a press, slow': { ratio: 1.05 },
  'home with a session, local': { ratio: 1.3 },
  'home with a session, slow': { ratio: 1.12 },
  'home from the cache, local': { ratio: 1.15 },
  'home from the cache, slow': { ratio: 1.15 },
  'longest task before home, local': { most: 101 },
  'longest task before home, slow': { most: 518 },
  'Enter on the login page to home, slow': { ratio: 1.25 },
  'switch between two open pages, 2 tabs, painted': { ratio: 0.6 },
  'switch between two open pages, 2 tabs, settled': { most: 218 },
  'switch between two open pages, 20 tabs, painted': { ratio: 0.9 },
  'switch between two open pages, 20 tabs, settled': { most: 243 },
  'layout painted': { most: 194 },
  'layout settled': { most: 166 },
  'theme painted': { ratio: 1.34 },
  'theme settled': { most: 196 },
  'language painted': { ratio: 1.2 },
  'language settled': { most: 305 },
  'markup, JS and CSS of login, gzip': { most: 178.5 },
  'markup, JS and CSS of login, files': { most: 10 },
  'markup, JS and CSS of home, gzip': { most: 236.5 }, // 1.5 more: home lists waiting orders with their next step.
  'markup, JS and CSS of home, files': { most: 27 },
  'table of 10,000 rows, heap': { most: 4.9 },
  'table of 100,000 rows, first paint': { most: 144 },
  'table of 100,000 rows, sort': { most: 1370 },
  'table of 100,000 rows, heap': { most: 17.6 },
  'table of 100,000 rows, frames dropped': { most: 60 },
  'keystroke to paint with 20 tabs, p50': { ratio: 0.52 },
  'keystroke to paint with 20 tabs, p95': { most: 20 },
};
