import { banner } from './cli/banner';
import { parseArguments, usage } from './cli/parse-arguments';
import { createSandbox, type SandboxOptions } from './server/create-sandbox';

try {
  const options = parseArguments(process.argv.slice(2), process.env);
  if (options === 'help') console.log(usage);
  else await start(options);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}

async function start(options: SandboxOptions): Promise<void> {
  const sandbox = await createSandbox(options);
  console.log(banner(sandbox.url));
  if (options.port !== 0 && sandbox.port !== options.port) {
    console.log(`Port ${options.port} is taken by another program; ${sandbox.port} is used instead.`);
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => end(sandbox.close));
}

async function end(close: () => Promise<void>): Promise<void> {
  setTimeout(() => process.exit(0), 800).unref();
  await close();
  process.exit(0);
}
