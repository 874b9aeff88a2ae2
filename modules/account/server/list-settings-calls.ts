import { limits } from '@waybill/kit/contract';
import type { Account, Calls, Platform, RecordedAction } from '@waybill/kit/server';
import { CallFailure } from '@waybill/kit/server';
import {
  deleteViewCall,
  listSettingsCall,
  renameViewCall,
  saveColumnsCall,
  saveViewCall,
  shareRight,
  shareViewCall,
  unshareViewCall,
} from '../contract/list-settings';
import { createListSettings } from './list-settings';

const most = limits.perAccount.kept;

/** Registers the calls of list settings: columns, and views that can be shared with a role. */
export function addListSettingsCalls({ add }: Calls, { database }: Platform): void {
  const settings = createListSettings(database);

  /** Refuses settings for one list more than an account may have. */
  async function requireRoom(account: Account, list: string): Promise<void> {
    const lists = await settings.listsOf(account.id);
    if (lists.length >= most.lists && !lists.includes(list))
      throw new CallFailure(400, 'tooManyLists', { field: 'list', values: { most: most.lists } });
  }

  add(
    listSettingsCall,
    { summary: 'What the caller keeps of a list: its columns and views, with what others share with his roles.' },
    ({ account, query }) => settings.read(account, query.list),
  );

  add(
    saveColumnsCall,
    { summary: 'Keeps which columns a list has, in which order and how wide; it is not recorded.', unrecorded: true },
    async ({ account, body: { list, columns } }) => {
      if (columns !== '') await requireRoom(account, list);
      await settings.keepColumns(account.id, list, columns);
      return settings.read(account, list);
    },
  );

  add(
    saveViewCall,
    {
      summary: `Keeps a view of a list under a name, in the place of the own one that had it; at most ${most.views} of a list.`,
    },
    async ({ c, account, body: { list, name, address } }) => {
      await requireRoom(account, list);
      const views = await settings.viewsOf(account.id, list);
      if (views.length >= most.views && views.every((view) => view.name !== name))
        throw new CallFailure(400, 'tooManyChoices', { field: 'name', values: { most: most.views } });
      await settings.keepView(account.id, list, name, address);
      c.set('recorded', recordedOf(list, name));
      return settings.read(account, list);
    },
  );

  add(
    renameViewCall,
    { summary: 'Calls an own view of a list something else; with whom it is shared stays.' },
    async ({ c, account, body: { list, name, to } }) => {
      const views = await settings.viewsOf(account.id, list);
      if (name !== to && views.some((view) => view.name === to))
        throw new CallFailure(400, 'viewNameTaken', { field: 'to' });
      await settings.renameView(account.id, list, name, to);
      c.set('recorded', recordedOf(list, name, { field: 'view.name', before: name, after: to }));
      return settings.read(account, list);
    },
  );

  add(
    deleteViewCall,
    { summary: 'Forgets an own view of a list, also for those with whom it is shared.' },
    async ({ c, account, body: { list, name } }) => {
      await settings.dropView(account.id, list, name);
      c.set('recorded', recordedOf(list, name));
      return settings.read(account, list);
    },
  );

  add(
    shareViewCall,
    {
      summary: 'Shares a view of the caller with a role; an empty role ends sharing.',
      access: shareRight,
    },
    async ({ c, account, body: { list, name, role } }) => {
      const view = (await settings.viewsOf(account.id, list)).find((each) => each.name === name);
      if (!view) throw new CallFailure(404, 'notFound');
      const roleId = role === '' ? null : await settings.roleId(role);
      if (roleId === undefined) throw new CallFailure(400, 'roleUnknown', { field: 'role' });
      await settings.share(view.id, roleId);
      c.set('recorded', recordedOf(list, name, { field: 'view.role', before: view.role, after: role }));
      return settings.read(account, list);
    },
  );

  add(
    unshareViewCall,
    { summary: 'Ends that somebody else shares a view of a list; it stays his own.', access: shareRight },
    async ({ c, account, body: { list, id } }) => {
      const view = await settings.sharedView(list, id);
      if (!view) throw new CallFailure(404, 'notFound');
      await settings.share(view.id, null);
      c.set('recorded', recordedOf(list, view.name, { field: 'view.role', before: view.role, after: '' }));
      return settings.read(account, list);
    },
  );
}

/** A view as the record of actions names it. */
const recordedOf = (
  list: string,
  name: string,
  change?: { field: string; before: string; after: string },
): RecordedAction => ({
  subject: name,
  changes: [
    { of: '', field: 'view.list', before: '', after: list },
    ...(change && change.before !== change.after ? [{ of: '', ...change }] : []),
  ],
});
