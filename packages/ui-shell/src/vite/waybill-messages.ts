import { messagesReplaced } from '../locales/hot-messages';

/** The part of a Vite plugin that is used here. @public */
export interface MessagesPlugin {
  name: string;
  apply: 'serve';
  transform: (this: Parser, code: string, id: string) => { code: string; map: null } | null;
}

interface Parser {
  parse: (code: string) => unknown;
}

interface Node {
  type: string;
  start: number;
  end: number;
}

interface Declarator {
  id: { name?: string };
  init?: { callee?: { name?: string }; arguments?: readonly Node[] } | null;
}

interface Statement {
  declarations?: readonly Declarator[];
  declaration?: { declarations?: readonly Declarator[] } | null;
}

/**
 * Vite plugin for development that shows a changed text without a reload. It handles modules in which only the texts
 * of `defineMessages` change. @public
 */
export function waybillMessages(): MessagesPlugin {
  return {
    name: 'waybill-messages',
    apply: 'serve',
    transform(code, id) {
      if (!/\.[jt]s(\?|$)/.test(id) || !code.includes('defineMessages(')) return null;
      const { body } = this.parse(code) as { body: readonly Statement[] };
      const tables = body
        .flatMap((statement) => statement.declarations ?? statement.declaration?.declarations ?? [])
        .filter(({ init }) => init?.callee?.name === 'defineMessages');
      if (tables.length === 0) return null;
      const names = tables.map((table) => table.id.name);
      return { code: `${code}\n${accept(names.join(', '), withoutTexts(code, tables))}`, map: null };
    },
  };
}

/** A module's code without its tables' texts; if it is unchanged, only texts differ. */
function withoutTexts(code: string, tables: readonly Declarator[]): string {
  let rest = '';
  let end = 0;
  for (const { init } of tables) {
    const texts = init?.arguments?.[1];
    if (texts?.type !== 'ObjectExpression') continue;
    rest += code.slice(end, texts.start);
    end = texts.end;
  }
  return rest + code.slice(end);
}

/** The hot module stores its newest code and tables; the replaced module compares them and dispatches the tables. */
const accept = (tables: string, code: string) => `if (import.meta.hot) {
  const code = ${JSON.stringify(code)};
  import.meta.hot.data.words = { code, tables: [${tables}] };
  import.meta.hot.accept(() => {
    const { words } = import.meta.hot.data;
    if (words.code !== code) import.meta.hot.invalidate();
    else window.dispatchEvent(new CustomEvent(${JSON.stringify(messagesReplaced)}, { detail: words.tables }));
  });
}`;
