import { createConsole } from '@waybill/ui-shell/console';

/** Mounts a console over a React that is too old, and says how it refuses. */
async function refuse(): Promise<string> {
  try {
    createConsole({ routes: [] }).mount(document.body);
    return 'It started.';
  } catch (error) {
    return String(error);
  }
}

Object.assign(window, { result: refuse() });
