import { type CommandSource, type CommandTools, href } from '@waybill/ui-shell/console';

/** The commands of the user's account. */
export function accountCommands(tools: CommandTools): CommandSource {
  let last: Promise<unknown> = Promise.resolve();
  return {
    commands: [
      {
        id: 'changePassword',
        title: { zh: '修改密码', en: 'Change password' },
        keywords: { zh: '改密 密码 重置密码', en: 'password reset credentials' },
        run: () => tools.goTo(href('/setting/personalCenter'), { part: 'password' }),
      },
    ],
    // Runs in sequence, so that the last choice wins.
    saveKeys: (choice) => {
      last = last.catch(() => undefined).then(async () => (await import('./save-keys')).saveKeys(tools, choice));
      return last;
    },
  };
}
