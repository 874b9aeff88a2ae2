/**
 * Whether title, look and language of a document are this console's: those of the first that is started in it. Undefined where another one has them, else
 * what gives them back.
 */
export function claimDocument({ documentElement } = document): (() => void) | undefined {
  if ('console' in documentElement.dataset) return undefined;
  documentElement.dataset.console = '';
  return () => {
    delete documentElement.dataset.console;
  };
}
