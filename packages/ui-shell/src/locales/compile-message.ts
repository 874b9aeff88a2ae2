import type { Messages } from '@lingui/core';

/** A message that Lingui formats without a compiler. */
export type CompiledMessage = Exclude<Messages[string], string>;

const literal = /''|[\s\S][^{}#']*/uy;
const quoted = /'[{}#](?:[^']|'')*'(?!')/uy;
const argument = /\{\s*([^\p{Pat_Syn}\s]+)\s*/uy;
const choice = /,\s*(plural|selectordinal|select)\s*,/uy;
const caseStart = /\s*(=\d+|[^\p{Pat_Syn}\s]+)\s*\{/uy;
const end = /\s*\}/uy;
const unsupported = /,\s*(?!plural|select)([^\p{Pat_Syn}\s]+)\s*[,}]|\s*(offset)\s*:/uy;

/** Compiles `{name}`, plural, selectordinal and select, nested, with `#` and quotes. Other syntax throws an error that names it; a malformed message is shown unchanged. */
export function compileMessage(message: string): CompiledMessage {
  if (!/[{}']/.test(message)) return [message];
  let at = 0;

  const read = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at;
    const match = pattern.exec(message);
    if (match) at = pattern.lastIndex;
    return match?.[1] ?? match?.[2] ?? match?.[0];
  };

  /** Reads to the end of the message, or to the brace that ends a case. */
  const readText = (isCase: boolean, inPlural: boolean): CompiledMessage => {
    const tokens: CompiledMessage = [];
    let text = '';
    const add = (...token: CompiledMessage) => {
      if (text) tokens.push(text);
      tokens.push(...token);
      text = '';
    };
    while (at < message.length && !(isCase && message[at] === '}')) {
      const name = read(argument);
      if (name) {
        add(readArgument(name, inPlural));
      } else if (inPlural && message[at] === '#') {
        add('#');
        at += 1;
      } else {
        const quote = (inPlural || message[at + 1] !== '#') && read(quoted);
        text += (quote ? quote.slice(1, -1) : read(literal))?.replaceAll("''", "'");
      }
    }
    add();
    return tokens;
  };

  const readArgument = (name: string, inPlural: boolean): CompiledMessage[number] => {
    if (read(end)) return [name];
    const type = read(choice) ?? '';
    const cases: Record<string, CompiledMessage> = {};
    while (!read(end)) {
      const key = type && read(caseStart);
      const text = key && readText(true, inPlural || type !== 'select');
      if (!text || !read(end)) throw new SyntaxError();
      cases[key.replace('=', '')] = text;
    }
    return [name, type, cases];
  };

  try {
    return readText(false, false);
  } catch {
    const syntax = read(unsupported);
    if (!syntax) return [message];
    throw new Error(
      `"${message}" uses ${syntax}, which messages given at run time do not support: format the value first.`,
    );
  }
}
