import { messagesReplaced } from '../locales/hot-messages';

/** The part of a Vite plugin that is used here. */
export interface MessagesPlugin {
  name: string;
  apply: 'serve';
  transform: (this: Parser, code: string, id: string) => { code: string; map: null } | null;
}

interface Parser {
  parse: (code: string) => unknown;
}

interface Statement {
  type: string;
  declaration?: { declarations?: readonly { init?: { callee?: { name?: string } } | null }[] } | null;
}

/**
 * Vite plugin for development: a changed text is on the screen at once, and nothing is loaded anew. It looks after modules that export nothing but
 * tables of `defineMessages`; every other module goes its usual way.
 */
export function waybillMessages(): MessagesPlugin {
  return {
    name: 'waybill-messages',
    apply: 'serve',
    transform(code, id) {
      if (!/\.[jt]s(\?|$)/.test(id) || !code.includes('defineMessages(')) return null;
      const { body } = this.parse(code) as { body: readonly Statement[] };
      const exported = body.filter(({ type }) => type.startsWith('Export'));
      if (exported.length === 0 || !exported.every(isTable)) return null;
      return { code: `${code}\n${accept}`, map: null };
    },
  };
}

const isTable = ({ declaration }: Statement): boolean =>
  declaration?.declarations?.every(({ init }) => init?.callee?.name === 'defineMessages') ?? false;

const accept = `if (import.meta.hot) import.meta.hot.accept((next) => {
  if (next) window.dispatchEvent(new CustomEvent(${JSON.stringify(messagesReplaced)}, { detail: Object.values(next) }));
});`;
