import { atMost, below, ratio } from './report/goals.mjs';
import { bytes } from './visits/bytes.mjs';
import { cachedHome } from './visits/cached-home.mjs';
import { enter } from './visits/enter.mjs';
import { home } from './visits/home.mjs';
import { login } from './visits/login.mjs';
import { look } from './visits/look.mjs';
import { table } from './visits/table.mjs';
import { tabs } from './visits/tabs.mjs';

/** What each name of a row's visit does; rows of one visit are measured together. */
export const visits = { login, home, 'cached-home': cachedHome, enter, tabs, look, bytes, table };

/** The table: each row a figure of a visit in one of its variants, the floor's beside ours, with the goal for ours. */
export const rows = [
  row('login takes typing, local', 'ms', 'login/local/typing', ratio(0.75)),
  row('login takes typing, slow', 'ms', 'login/slow/typing', ratio(0.45)),
  row('login answers a press, local', 'ms', 'login/local/press', ratio(1.3)),
  row('login answers a press, slow', 'ms', 'login/slow/press', ratio(1)),
  row('home with a session, local', 'ms', 'home/local/stands', ratio(1.3)),
  row('home with a session, slow', 'ms', 'home/slow/stands', ratio(1.3)),
  row('home from the cache, local', 'ms', 'cached-home/once/local', ratio(1.2)),
  row('home from the cache, slow', 'ms', 'cached-home/once/slow', ratio(1.2)),
  row('longest task before home, local', 'ms', 'home/local/longestTask', atMost(66)),
  row('longest task before home, slow', 'ms', 'home/slow/longestTask', atMost(302)),
  row('Enter on the login page to home, slow', 'ms', 'enter/slow/home', atMost(700)),
  row('switch between two open pages, 2 tabs, painted', 'ms', 'tabs/2 tabs/painted', ratio(0.5)),
  row('switch between two open pages, 2 tabs, settled', 'ms', 'tabs/2 tabs/settled', atMost(300)),
  row('switch between two open pages, 2 tabs, processor', 'ms', 'tabs/2 tabs/busy'),
  row('switch between two open pages, 20 tabs, painted', 'ms', 'tabs/20 tabs/painted', ratio(0.5)),
  row('switch between two open pages, 20 tabs, settled', 'ms', 'tabs/20 tabs/settled', atMost(300)),
  row('switch between two open pages, 20 tabs, processor', 'ms', 'tabs/20 tabs/busy'),
  row('layout painted', 'ms', 'look/once/layoutPainted', atMost(25)),
  row('layout settled', 'ms', 'look/once/layoutSettled', atMost(100)),
  row('theme painted', 'ms', 'look/once/themePainted', atMost(25)),
  row('theme settled', 'ms', 'look/once/themeSettled', atMost(100)),
  row('language painted', 'ms', 'look/once/languagePainted', atMost(25)),
  row('language settled', 'ms', 'look/once/languageSettled', atMost(100)),
  row('JS and CSS of login, gzip', 'kB', 'bytes/login/gzip', atMost(160)),
  row('JS and CSS of home, gzip', 'kB', 'bytes/home/gzip', atMost(185)),
  row('table of 10,000 rows, heap', 'MB', 'table/10000/heap', atMost(25)),
  row('table of 100,000 rows, first paint', 'ms', 'table/100000/paint', atMost(400)),
  row('table of 100,000 rows, sort', 'ms', 'table/100000/sort', atMost(500)),
  row('table of 100,000 rows, heap', 'MB', 'table/100000/heap', atMost(60)),
  row('table of 100,000 rows, frames dropped', 'frames', 'table/100000/dropped', below(5)),
  row('keystroke to paint with 20 tabs, p50', 'ms', 'tabs/20 tabs/p50', ratio(1.1)),
  row('keystroke to paint with 20 tabs, p95', 'ms', 'tabs/20 tabs/p95', below(50)),
];

function row(name, unit, source, goal) {
  const [visit, variant, figure] = source.split('/');
  return { name, unit, visit, variant, figure, goal };
}
