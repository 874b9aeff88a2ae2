import type { Messages } from '@lingui/core';

/** A message that Lingui formats without a compiler. */
export type CompiledMessage = Exclude<Messages[string], string>;

const textOrApostrophe = /''|[\s\S][^{}#']*/uy;
const quoted = /'[{}#](?:[^']|'')*'(?!')/uy;
const argument = /\{\s*([^\p{Pat_Syn}\p{Pat_WS}]+)\s*/uy;
const choice = /,\s*(plural|selectordinal|select)\s*,\s*/uy;
const otherType = /,\s*(?!(?:plural|selectordinal|select)\b)([^\p{Pat_Syn}\p{Pat_WS}]+)\s*[,}]/uy;
const offset = /\s*(offset)\s*:\s*\d/uy;
const pluralCase = /\s*(=\d+|zero|one|two|few|many|other)\s*\{/uy;
const selectCase = /\s*([^\p{Pat_Syn}\p{Pat_WS}]+)\s*\{/uy;
const end = /\s*\}/uy;

/**
 * Compiles the ICU messages that interfaces need: `{name}`, plural, selectordinal and select, nested, with `#` and
 * quotes. A whole ICU parser would be ten times the size on every first page. Throws an error that names the syntax if
 * the message uses any other type, such as `number`, or `offset`. A malformed message is shown as it is.
 */
export function compileMessage(message: string): CompiledMessage {
  if (!/[{}']/.test(message)) return [message];
  let at = 0;

  const read = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at;
    const match = pattern.exec(message);
    if (match) at = pattern.lastIndex;
    return match?.[1] ?? match?.[0];
  };

  const readText = (isCase: boolean, inPlural: boolean): CompiledMessage => {
    const tokens: CompiledMessage = [];
    let text = '';
    const add = (...token: CompiledMessage) => {
      if (text) tokens.push(text);
      tokens.push(...token);
      text = '';
    };
    while (at < message.length) {
      const name = read(argument);
      if (name) {
        add(readArgument(name, inPlural));
      } else if (inPlural && message[at] === '#') {
        add('#');
        at += 1;
      } else if (isCase && message[at] === '}') {
        at += 1;
        add();
        return tokens;
      } else {
        text += readLiteral(inPlural);
      }
    }
    if (isCase) throw new SyntaxError('A case has no end.');
    add();
    return tokens;
  };

  const readLiteral = (inPlural: boolean): string => {
    const quote = read(quoted);
    if (!quote) return read(textOrApostrophe)?.replace("''", "'") ?? '';
    if (inPlural || quote[1] !== '#') return quote.slice(1, -1).replaceAll("''", "'");
    if (quote.includes('{')) throw new SyntaxError('A number sign is quoted outside a plural.');
    return quote;
  };

  const readArgument = (name: string, inPlural: boolean): CompiledMessage[number] => {
    if (read(end)) return [name];
    const type = read(choice);
    if (!type) throw notSupported(read(otherType));
    const cases: Record<string, CompiledMessage> = {};
    while (!read(end)) {
      const key = read(type === 'select' ? selectCase : pluralCase);
      if (!key) throw notSupported(read(offset));
      cases[key.replace('=', '')] = readText(true, inPlural || type !== 'select');
    }
    return [name, type, cases];
  };

  const notSupported = (syntax: string | undefined) =>
    syntax
      ? new Error(
          `"${message}" uses ${syntax}, which messages given at run time do not support. Format the value before, or pass the message as compiled by compileMessage of @lingui/message-utils.`,
        )
      : new SyntaxError(`The message is malformed at "${message.slice(at)}".`);

  try {
    return readText(false, false);
  } catch (error) {
    if (error instanceof SyntaxError) return [message];
    throw error;
  }
}
