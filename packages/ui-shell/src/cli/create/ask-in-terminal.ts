import { createInterface } from 'node:readline/promises';
import { CreateError } from './choice';

/** Asks at a terminal; Ctrl+C or Ctrl+D rejects with a `CreateError`. */
export function askInTerminal(input: NodeJS.ReadableStream, output: NodeJS.WritableStream) {
  const terminal = createInterface({ input, output, terminal: true });
  return {
    ask: (question: string): Promise<string> =>
      new Promise((resolve, reject) => {
        const leave = () => reject(new CreateError('\nNothing was written.'));
        terminal.once('close', leave);
        terminal
          .question(question)
          .then(resolve, leave)
          .finally(() => terminal.off('close', leave));
      }),
    close: () => terminal.close(),
  };
}
