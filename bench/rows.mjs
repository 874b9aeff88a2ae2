import { atMost, ratio } from './report/goals.mjs';
import { bytes } from './visits/bytes.mjs';
import { cachedHome } from './visits/cached-home.mjs';
import { enter } from './visits/enter.mjs';
import { home } from './visits/home.mjs';
import { login } from './visits/login.mjs';

/** What each name of a row's visit does; rows of one visit are measured together. */
export const visits = { login, home, 'cached-home': cachedHome, enter, bytes };

/** The table: each row a figure of a visit in one of its variants, the floor's beside ours, with the goal for ours. */
export const rows = [
  row('login takes typing, local', 'ms', 'login/local/typing', ratio(0.5)),
  row('login takes typing, slow', 'ms', 'login/slow/typing', ratio(0.5)),
  row('login answers a press, local', 'ms', 'login/local/press', ratio(1.3)),
  row('login answers a press, slow', 'ms', 'login/slow/press', ratio(1)),
  row('home with a session, local', 'ms', 'home/local/stands', ratio(1.3)),
  row('home with a session, slow', 'ms', 'home/slow/stands', ratio(1.3)),
  row('home from the cache, local', 'ms', 'cached-home/local/stands', ratio(1.2)),
  row('home from the cache, slow', 'ms', 'cached-home/slow/stands', ratio(1.2)),
  row('longest task before home, local', 'ms', 'home/local/longestTask', atMost(66)),
  row('longest task before home, slow', 'ms', 'home/slow/longestTask', atMost(302)),
  row('Enter on the login page to home, slow', 'ms', 'enter/slow/home', atMost(700)),
  row('JS and CSS of login, gzip', 'kB', 'bytes/login/gzip', atMost(160)),
  row('JS and CSS of home, gzip', 'kB', 'bytes/home/gzip', atMost(185)),
];

function row(name, unit, source, goal) {
  const [visit, variant, figure] = source.split('/');
  return { name, unit, visit, variant, figure, goal };
}
