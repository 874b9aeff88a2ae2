import type { CommandTools } from '../../../kernel/command';
import type { ConsoleParts } from '../../../kernel/console-parts';
import { sendCall } from '../../../kernel/send-call';
import { serverDataOf } from '../../data/server-data/server-data-of';

/** The tools that commands and scans of an app receive. */
export const toTools = (parts: ConsoleParts): CommandTools => ({
  goTo: parts.history.push,
  fetchPage: async (address) => {
    const { pages, navigation } = parts;
    const page = navigation.state.routes?.table.match(address.split(/[?#]/)[0] ?? '')?.route.entry.page;
    if (page !== undefined) await pages.load(page).catch(() => pages.forget(page));
  },
  fetched: (url) => serverDataOf(parts).values(url),
  read: async (call, ...[fields = {}, options]) => {
    const data = serverDataOf(parts);
    const { epoch } = parts.session.snapshot();
    const value = await sendCall(parts, call, fields, options);
    // A record that is opened from it shows at once.
    if (epoch === parts.session.snapshot().epoch) data.ahead(data.toRequest(epoch, call, fields, async () => value));
    return value as never;
  },
  write: async (call, fields, changes = []) => {
    const { createAttempt } = await import('../../data/server-data/create-attempt');
    return createAttempt(parts, changes)(() => sendCall(parts, call, fields ?? {}));
  },
});
