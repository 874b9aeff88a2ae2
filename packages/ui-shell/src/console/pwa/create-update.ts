import { proxy } from 'valtio/vanilla';
import type { Update } from '../kernel/ports/update';

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
