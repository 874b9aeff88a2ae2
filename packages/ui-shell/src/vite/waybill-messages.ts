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
 * Vite plugin for development: a changed text is on the screen at once, without a reload. It handles modules whose tables of `defineMessages` change
 * in nothing but their texts. @public
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

/** A module's code without what its tables hold: as long as it stays the same, only texts have changed. */
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

/** The hot module keeps its newest code and tables; the one that it replaces compares and hands on. */
const accept = (tables: string, code: string) => `if (import.meta.hot) {
  const code = ${JSON.stringify(code)};
  import.meta.hot.data.words = { code, tables: [${tables}] };
  import.meta.hot.accept(() => {
    const { words } = import.meta.hot.data;
    if (words.code !== code) import.meta.hot.invalidate();
    else window.dispatchEvent(new CustomEvent(${JSON.stringify(messagesReplaced)}, { detail: words.tables }));
  });
}`;
