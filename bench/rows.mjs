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

/** The table: each row a figure of a visit in one of its variants, the floor's beside ours, and which of its figures is held to that of the baseline. */
export const rows = [
  row('login takes typing, local', 'ms', 'login/local/typing', 'ratio'),
  row('login takes typing, slow', 'ms', 'login/slow/typing', 'ratio'),
  row('login answers a press, local', 'ms', 'login/local/press', 'ratio'),
  row('login answers a press, slow', 'ms', 'login/slow/press', 'ratio'),
  row('home with a session, local', 'ms', 'home/local/stands', 'ratio'),
  row('home with a session, slow', 'ms', 'home/slow/stands', 'ratio'),
  row('home from the cache, local', 'ms', 'cached-home/once/local', 'ratio'),
  row('home from the cache, slow', 'ms', 'cached-home/once/slow', 'ratio'),
  row('longest task before home, local', 'ms', 'home/local/longestTask', 'ours'),
  row('longest task before home, slow', 'ms', 'home/slow/longestTask', 'ours'),
  row('Enter on the login page to home, slow', 'ms', 'enter/slow/home', 'ours'),
  row('switch between two open pages, 2 tabs, painted', 'ms', 'tabs/2 tabs/painted', 'ratio'),
  row('switch between two open pages, 2 tabs, settled', 'ms', 'tabs/2 tabs/settled', 'ours'),
  row('switch between two open pages, 2 tabs, processor', 'ms', 'tabs/2 tabs/busy'),
  row('switch between two open pages, 20 tabs, painted', 'ms', 'tabs/20 tabs/painted', 'ratio'),
  row('switch between two open pages, 20 tabs, settled', 'ms', 'tabs/20 tabs/settled', 'ours'),
  row('switch between two open pages, 20 tabs, processor', 'ms', 'tabs/20 tabs/busy'),
  row('layout painted', 'ms', 'look/once/layoutPainted', 'ours'),
  row('layout settled', 'ms', 'look/once/layoutSettled', 'ours'),
  row('theme painted', 'ms', 'look/once/themePainted', 'ours'),
  row('theme settled', 'ms', 'look/once/themeSettled', 'ours'),
  row('language painted', 'ms', 'look/once/languagePainted', 'ours'),
  row('language settled', 'ms', 'look/once/languageSettled', 'ours'),
  row('markup, JS and CSS of login, gzip', 'kB', 'bytes/login/gzip', 'ours'),
  row('markup, JS and CSS of home, gzip', 'kB', 'bytes/home/gzip', 'ours'),
  row('table of 10,000 rows, heap', 'MB', 'table/10000/heap', 'ours'),
  row('table of 100,000 rows, first paint', 'ms', 'table/100000/paint', 'ours'),
  row('table of 100,000 rows, sort', 'ms', 'table/100000/sort', 'ours'),
  row('table of 100,000 rows, heap', 'MB', 'table/100000/heap', 'ours'),
  row('table of 100,000 rows, frames dropped', 'frames', 'table/100000/dropped', 'ours'),
  row('keystroke to paint with 20 tabs, p50', 'ms', 'tabs/20 tabs/p50', 'ratio'),
  row('keystroke to paint with 20 tabs, p95', 'ms', 'tabs/20 tabs/p95', 'ours'),
];

function row(name, unit, source, goal) {
  const [visit, variant, figure] = source.split('/');
  return { name, unit, visit, variant, figure, goal };
}
