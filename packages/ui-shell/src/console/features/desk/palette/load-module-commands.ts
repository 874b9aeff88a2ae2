import type { Command, CommandSource, RecordSource } from '../../../kernel/command';
import type { ConsoleParts } from '../../../kernel/console-parts';
import { toTools } from '../commands/to-tools';

/** The additions of a console's modules to the palette. */
export interface ModuleCommands extends Pick<CommandSource, 'saveKeys'> {
  readonly commands: readonly Command[];
  /** Loads the pinyin of all modules, once something is typed. */
  readonly pinyin: () => Promise<Readonly<Record<string, string>>>;
  /** Loads the kinds of record of all modules, once something is typed. */
  readonly records: () => Promise<readonly RecordSource[]>;
  /** Whether the commands of every module have loaded. */
  readonly isWhole: boolean;
}

/** Loads the commands of all modules; a failed load is shown and leaves out only its module. */
export async function loadModuleCommands(parts: ConsoleParts): Promise<ModuleCommands> {
  const { modules, errorLog, showFailure } = parts;
  const tools = toTools(parts);
  const loadAll = async <T>(loads: readonly (() => Promise<T>)[]): Promise<readonly T[]> => {
    const settled = await Promise.allSettled(loads.map(async (load) => load()));
    const failures = settled.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
    // A lost connection shows one message for all failed modules.
    for (const [at, failure] of failures.entries()) (at === 0 ? showFailure : errorLog.report)(failure);
    return settled.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
  };
  const loads = modules.flatMap(({ commands }) => (commands ? [() => commands(tools)] : []));
  const sources = await loadAll(loads);
  const saveKeys = sources.find((source) => source.saveKeys)?.saveKeys;
  return {
    commands: sources.flatMap(({ commands = [] }) => commands),
    ...(saveKeys && { saveKeys: saveKeys }),
    pinyin: async () =>
      Object.assign(
        {},
        ...(await loadAll(
          sources.map(({ pinyin = {} }) => (typeof pinyin === 'function' ? pinyin : async () => pinyin)),
        )),
      ),
    records: async () =>
      (await loadAll(modules.flatMap(({ records }) => (records ? [() => records(tools)] : [])))).flat(),
    isWhole: sources.length === loads.length,
  };
}
