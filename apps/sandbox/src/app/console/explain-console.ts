import type { SandboxEnv } from '@waybill/kit/server';
import type { Handler } from 'hono';

/** Explains at `/` how to get a console, while there is none to serve. */
export function explainConsole(): Handler<SandboxEnv> {
  return (c) =>
    c.text(
      'This is the sandbox API; it serves no console.\nBuild and start both with "npm start", or pass --console <folder of the built console>.\n',
    );
}
