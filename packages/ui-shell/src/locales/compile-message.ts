/** A message as lingui's runtime takes it: texts, `[name]`, or `[name, 'plural' | 'select' | 'selectordinal', cases]`. */
export type CompiledMessage = (string | [string, string?, Record<string, CompiledMessage>?])[];

/**
 * Compiles the ICU messages that interfaces need: `{name}`, plural, selectordinal and select, nested, with `#` and
 * quotes. A whole ICU parser would be ten times the size on every first page. A text that does not parse is shown as it
 * stands.
 */
export function compileMessage(message: string): CompiledMessage {
  if (!/[{}']/.test(message)) return [message];
  try {
    const reader = new MessageReader(message);
    const tokens = reader.readText(false, false);
    return reader.atEnd ? tokens : [message];
  } catch {
    return [message];
  }
}

class MessageReader {
  private at = 0;

  constructor(private readonly text: string) {}

  get atEnd(): boolean {
    return this.at >= this.text.length;
  }

  /** Reads until the end, or until the brace that closes a case. */
  readText(inCase: boolean, inPlural: boolean): CompiledMessage {
    const tokens: CompiledMessage = [];
    let words = '';
    const flush = () => {
      if (words !== '') tokens.push(words);
      words = '';
    };
    while (!this.atEnd) {
      const letter = this.text[this.at];
      if (letter === '}') {
        if (inCase) break;
        throw new SyntaxError('a brace closes that none opened');
      }
      if (letter === '{') {
        flush();
        tokens.push(this.readArgument());
      } else if (letter === '#' && inPlural) {
        flush();
        tokens.push('#');
        this.at += 1;
      } else if (letter === "'") words += this.readQuoted(inPlural);
      else {
        words += letter;
        this.at += 1;
      }
    }
    flush();
    return tokens;
  }

  private readQuoted(inPlural: boolean): string {
    const rest = this.text.slice(this.at);
    const quoted = /^'([{}][^']*|#[^']*)'?/.exec(rest);
    if (rest.startsWith("''")) {
      this.at += 2;
      return "'";
    }
    if (!quoted || (rest[1] === '#' && !inPlural)) {
      this.at += 1;
      return "'";
    }
    this.at += quoted[0].length;
    return quoted[1] ?? '';
  }

  private readArgument(): CompiledMessage[number] {
    const head = this.consume(/^\{\s*([^\s{},]+)\s*(?:,\s*(plural|selectordinal|select)\s*,|(?=\}))/);
    const name = head[1] ?? '';
    const kind = head[2];
    if (kind === undefined) {
      this.consume(/^\}/);
      return [name];
    }
    const cases: Record<string, CompiledMessage> = {};
    let found = /^\s*=?([^\s{}]+)\s*\{/.exec(this.rest);
    while (found) {
      this.at += found[0].length;
      cases[found[1] ?? ''] = this.readText(true, kind !== 'select');
      this.consume(/^\}/);
      found = /^\s*=?([^\s{}]+)\s*\{/.exec(this.rest);
    }
    this.consume(/^\s*\}/);
    return [name, kind, cases];
  }

  private get rest(): string {
    return this.text.slice(this.at);
  }

  private consume(pattern: RegExp): RegExpExecArray {
    const found = pattern.exec(this.rest);
    if (!found) throw new SyntaxError(`unexpected "${this.rest.slice(0, 20)}"`);
    this.at += found[0].length;
    return found;
  }
}
