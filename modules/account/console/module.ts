import { defineModule, href } from '@waybill/ui-shell/console';
import { UserRound } from 'lucide-react';

const code = () => import('./module-code');

/** The additions of the user's account beside its page: it stores lists, keys and the key of drafts. */
export const account = defineModule({
  name: 'account',
  commands: async (tools) => (await code()).accountCommands(tools),
  lists: async (tools) => (await code()).createListSettingsApi(tools),
  draftKey: async (http) => (await code()).draftKey(http),
  userMenu: [
    { title: { zh: '个人中心', en: 'Personal center' }, icon: UserRound, to: href('/setting/personalCenter') },
  ],
});
