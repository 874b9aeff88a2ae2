import { banner } from './app/cli/banner';
import { parseArguments, usage } from './app/cli/parse-arguments';
import { createSandbox, type SandboxOptions } from './app/create-sandbox';

/** Milliseconds after which a requested stop no longer waits for connections and the database. */
const longestEnd = 800;

try {
  const options = parseArguments(process.argv.slice(2), process.env);
  if (options === 'help') console.log(usage);
  else await start(options);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}

async function start(options: SandboxOptions): Promise<void> {
  const starting = createSandbox(options);
  endOnSignal(async () => (await starting).close());
  const sandbox = await starting;
  console.log(banner(sandbox.url, options.console === undefined ? 'sandbox API' : 'console', sandbox.accounts));
  if (options.port !== 0 && sandbox.port !== options.port) {
    console.log(`Port ${options.port} is taken by another program; ${sandbox.port} is used instead.`);
  }
}

function endOnSignal(close: () => Promise<void>): void {
  const end = () => {
    setTimeout(() => process.exit(0), longestEnd);
    close().then(
      () => process.exit(0),
      () => process.exit(0),
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, end);
}
