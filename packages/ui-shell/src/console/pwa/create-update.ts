import { proxy } from 'valtio/vanilla';

/** A newer version of the console that may be taken over. */
export interface Update {
  ready: boolean;
  /** Takes the newer version over; the page is loaded anew. */
  apply: () => void;
  /** Not now; the next visit takes it anyway. */
  dismiss: () => void;
  offer: (apply: () => void) => void;
}

/** Remembers whether a newer version is ready; a valtio proxy. */
export function createUpdate(): Update {
  let take = () => {};
  const update: Update = proxy<Update>({
    ready: false,
    apply: () => take(),
    dismiss: () => {
      update.ready = false;
    },
    offer: (apply) => {
      take = apply;
      update.ready = true;
    },
  });
  return update;
}
