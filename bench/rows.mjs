import { goals } from './goals.mjs';
import { bytes } from './visits/bytes.mjs';
import { cachedHome } from './visits/cached-home.mjs';
import { enter } from './visits/enter.mjs';
import { home } from './visits/home.mjs';
import { login } from './visits/login.mjs';
import { look } from './visits/look.mjs';
import { table } from './visits/table.mjs';
import { tabs } from './visits/tabs.mjs';

/** The visits by name; rows of the same visit are measured together. */
export const visits = { login, home, 'cached-home': cachedHome, enter, tabs, look, bytes, table };

/** The rows of the results table: one figure of one variant of a visit, for the floor and for this product, and its goal if there is one. */
export const rows = [
  row('login takes typing, local', 'ms', 'login/local/typing'),
  row('login takes typing, slow', 'ms', 'login/slow/typing'),
  row('login answers a press, local', 'ms', 'login/local/press'),
  row('login answers a press, slow', 'ms', 'login/slow/press'),
  row('home with a session, local', 'ms', 'home/local/stands'),
  row('home with a session, slow', 'ms', 'home/slow/stands'),
  row('home from the cache, local', 'ms', 'cached-home/once/local'),
  row('home from the cache, slow', 'ms', 'cached-home/once/slow'),
  row('longest task before home, local', 'ms', 'home/local/longestTask'),
  row('longest task before home, slow', 'ms', 'home/slow/longestTask'),
  row('Enter on the login page to home, slow', 'ms', 'enter/slow/home'),
  row('switch between two open pages, 2 tabs, painted', 'ms', 'tabs/2 tabs/painted'),
  row('switch between two open pages, 2 tabs, settled', 'ms', 'tabs/2 tabs/settled'),
  row('switch between two open pages, 2 tabs, processor', 'ms', 'tabs/2 tabs/busy'),
  row('switch between two open pages, 20 tabs, painted', 'ms', 'tabs/20 tabs/painted'),
  row('switch between two open pages, 20 tabs, settled', 'ms', 'tabs/20 tabs/settled'),
  row('switch between two open pages, 20 tabs, processor', 'ms', 'tabs/20 tabs/busy'),
  row('layout painted', 'ms', 'look/once/layoutPainted'),
  row('layout settled', 'ms', 'look/once/layoutSettled'),
  row('theme painted', 'ms', 'look/once/themePainted'),
  row('theme settled', 'ms', 'look/once/themeSettled'),
  row('language painted', 'ms', 'look/once/languagePainted'),
  row('language settled', 'ms', 'look/once/languageSettled'),
  row('markup, JS and CSS of login, gzip', 'kB', 'bytes/login/gzip'),
  row('markup, JS and CSS of login, files', 'files', 'bytes/login/requests'),
  row('loaded by the first key on the login page, gzip', 'kB', 'bytes/login/keyGzip'),
  row('loaded by the first key on the login page, files', 'files', 'bytes/login/keyRequests'),
  row('markup, JS and CSS of home, gzip', 'kB', 'bytes/home/gzip'),
  row('markup, JS and CSS of home, files', 'files', 'bytes/home/requests'),
  row('table of 10,000 rows, heap', 'MB', 'table/10000/heap'),
  row('table of 100,000 rows, first paint', 'ms', 'table/100000/paint'),
  row('table of 100,000 rows, sort', 'ms', 'table/100000/sort'),
  row('table of 100,000 rows, heap', 'MB', 'table/100000/heap'),
  row('table of 100,000 rows, frames dropped', 'frames', 'table/100000/dropped'),
  row('keystroke to paint with 20 tabs, p50', 'ms', 'tabs/20 tabs/p50'),
  row('keystroke to paint with 20 tabs, p95', 'ms', 'tabs/20 tabs/p95'),
];

function row(name, unit, source) {
  const [visit, variant, figure] = source.split('/');
  return { name, unit, visit, variant, figure, goal: goals[name] };
}
