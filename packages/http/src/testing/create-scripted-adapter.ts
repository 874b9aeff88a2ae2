import type { Adapter, AdapterRequest } from '../request/adapter';
import { respond } from './respond';
import type { ScriptedCall, ScriptLine } from './script-line';
import { toScriptedCall } from './to-scripted-call';

/** An adapter that responds from a script and records its calls. It needs no axios, and works with it. @public */
export type ScriptedAdapter = Adapter & {
  readonly calls: readonly ScriptedCall[];
  /** Throws, naming them, if the script has no line for a call, or if lines with `times` were not used up. */
  assertDone(): void;
};

/**
 * Creates an adapter for tests: `createHttpClient({ adapter: createScriptedAdapter([...]) })`. A call that no line expects
 * fails with a sentence that names it and every line of the script. @public
 */
export function createScriptedAdapter(script: readonly ScriptLine[]): ScriptedAdapter {
  const calls: ScriptedCall[] = [];
  const unexpected: string[] = [];
  const used = script.map(() => 0);

  const adapter = async (config: AdapterRequest) => {
    const call = toScriptedCall(config);
    calls.push(call);
    const index = script.findIndex((line, at) => (used[at] ?? 0) < (line.times ?? Infinity) && matches(line, call));
    const line = script[index];
    if (!line) {
      const name = `${call.method} ${call.url}`;
      unexpected.push(name);
      throw new Error(`unexpected call ${name}. The script has: ${script.map(describe).join('; ') || 'no line'}.`);
    }
    used[index] = (used[index] ?? 0) + 1;
    const reply = typeof line.reply === 'function' ? await line.reply(call) : line.reply;
    const { data, headers, status, statusText } = await respond(reply, config.signal as AbortSignal | undefined);
    return { data, status, statusText, headers, config };
  };

  return Object.assign(adapter, {
    standalone: true,
    calls,
    assertDone() {
      const open = script.flatMap((line, at) =>
        line.times === undefined || used[at] === line.times ? [] : [`${describe(line)} (${used[at]} of ${line.times})`],
      );
      if (unexpected.length > 0) throw new Error(`The script did not expect: ${unexpected.join('; ')}.`);
      if (open.length > 0) throw new Error(`The script waits for: ${open.join('; ')}.`);
    },
  });
}

function matches({ match }: ScriptLine, call: ScriptedCall): boolean {
  if (typeof match === 'function') return match(call);
  if (match instanceof RegExp) return match.test(`${call.method} ${call.url}`);
  const path = call.url.split('?')[0];
  return match === path || match === `${call.method} ${path}`;
}

function describe({ match }: ScriptLine): string {
  return typeof match === 'function' ? `a function ${match.name}`.trim() : String(match);
}
