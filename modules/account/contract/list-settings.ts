import { counted, get, integer, needed, type Permission, post, string, text } from '@waybill/kit/contract';
import { array, lengthRange, object, pattern, pipe, transform } from '@waybill/validators';
import { normalise } from '@waybill/validators/cn';

/** Which list it is: the path of its page, such as `/order/orderList`. */
const list = () => needed(1, 200);

/** What a view is called: what would turn around or hide the text beside it does not belong into a name. */
const viewName = pipe(
  transform(pipe(string(), pattern(/^[^\p{Cc}\u2028-\u202E\u2066-\u2069]*$/u)), normalise.prose),
  lengthRange(1, 40),
);

/** Conditions, order and columns as they stand in the address of a list. */
const viewQuery = () => text(2000);

/** The right by which somebody shares views with a role, and takes back those that others share: that of who changes roles. */
export const shareRight: Permission = 'write:system';

const settings = object({
  /** Which columns are shown, as the console wrote it; empty where they are as usual. */
  columns: string(),
  /** The caller's own views; `role` is the one with which a view is shared, or empty. */
  views: array(object({ name: string(), query: string(), role: string() })),
  /** What others share with roles of the caller; of whoever has `shareRight` with any. */
  shared: array(object({ id: integer(), name: string(), query: string(), role: string(), by: string() })),
  /** With which the caller may share: every role where he has `shareRight`, otherwise none. */
  roles: array(string()),
});

/** What an account keeps of a list, and what others share with its roles. */
export const listSettingsCall = get('/personal/listSettings', { query: object({ list: list() }), response: settings });

/** Keeps which columns a list has; an empty text has them as usual. */
export const keepColumnsCall = post('/personal/doListColumns', {
  body: object({ list: list(), columns: text(20_000) }),
  response: settings,
});

/** Keeps a view under a name, in the place of the own one that had it, with whom that is shared; at most 100 of a list. */
export const keepViewCall = post('/personal/doListView', {
  body: object({ list: list(), name: viewName, address: viewQuery() }),
  response: settings,
});

/** Calls an own view something else; where there is none of that name, nothing is done. */
export const renameViewCall = post('/personal/doRenameListView', {
  body: object({ list: list(), name: needed(1, 40), to: viewName }),
  response: settings,
});

/** Forgets an own view, also for those with whom it is shared; where there is none of that name, nothing is done. */
export const dropViewCall = post('/personal/doDropListView', {
  body: object({ list: list(), name: needed(1, 40) }),
  response: settings,
});

/** Shares an own view with everybody who holds a role, or with an empty role with nobody. Needs `shareRight`. */
export const shareViewCall = post('/personal/doShareListView', {
  body: object({ list: list(), name: needed(1, 40), role: text(40) }),
  response: settings,
});

/** Ends that somebody else shares a view; it stays his own. Needs `shareRight`. */
export const takeBackViewCall = post('/personal/doTakeBackListView', {
  body: object({ list: list(), id: counted() }),
  response: settings,
});
