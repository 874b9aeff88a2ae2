import { counted, get, integer, needed, type Permission, post, string, text } from '@waybill/kit/contract';
import { array, lengthRange, object, pattern, pipe, transform } from '@waybill/validators';
import { normalise } from '@waybill/validators/cn';

/** Which list it is: the path of its page, such as `/order/orderList`. */
const list = () => needed(1, 200);

/** The name of a view, without characters that reverse or hide the text beside it. */
const viewName = pipe(
  transform(pipe(string(), pattern(/^[^\p{Cc}\u2028-\u202E\u2066-\u2069]*$/u)), normalise.prose),
  lengthRange(1, 40),
);

/** Filters, order and columns as in the address of a list. */
const viewQuery = () => text(2000);

/** Permission to share views with a role and to withdraw shared views of others: the permission to change roles. */
export const shareRight: Permission = 'write:system';

const settings = object({
  /** The shown columns as the console serialised them; empty for the default. */
  columns: string(),
  /** The caller's own views; `role` is the role that shares a view, or empty. */
  views: array(object({ name: string(), query: string(), role: string() })),
  /** Views that other accounts share with a role of the caller; with `shareRight`, with any role. */
  shared: array(object({ id: integer(), name: string(), query: string(), role: string(), by: string() })),
  /** Roles with which the caller may share: with `shareRight` every role, otherwise none. */
  roles: array(string()),
});

/** The list settings of the caller and the views shared with their roles. */
export const listSettingsCall = get('/personal/listSettings', { query: object({ list: list() }), response: settings });

/** Stores the columns of a list; an empty text restores the default. */
export const saveColumnsCall = post('/personal/doListColumns', {
  body: object({ list: list(), columns: text(20_000) }),
  response: settings,
});

/** Stores a view under a name and its role; replaces the caller's view of that name. At most 100 per list. */
export const saveViewCall = post('/personal/doListView', {
  body: object({ list: list(), name: viewName, address: viewQuery() }),
  response: settings,
});

/** Renames a view of the caller; does nothing if the name does not exist. */
export const renameViewCall = post('/personal/doRenameListView', {
  body: object({ list: list(), name: needed(1, 40), to: viewName }),
  response: settings,
});

/** Deletes a view of the caller, also for the role it is shared with; does nothing if the name does not exist. */
export const deleteViewCall = post('/personal/doDropListView', {
  body: object({ list: list(), name: needed(1, 40) }),
  response: settings,
});

/** Shares a view of the caller with a role; an empty role ends sharing. Needs `shareRight`. */
export const shareViewCall = post('/personal/doShareListView', {
  body: object({ list: list(), name: needed(1, 40), role: text(40) }),
  response: settings,
});

/** Withdraws a view that another account shares; the owner keeps it. Needs `shareRight`. */
export const unshareViewCall = post('/personal/doTakeBackListView', {
  body: object({ list: list(), id: counted() }),
  response: settings,
});
