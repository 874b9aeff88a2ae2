import { isSame } from '../../../forms/drafts/draft';

/** Which version of a record whoever edits it began with. */
export interface Openings {
  /** A page that opened one version of a record shows a later one now. */
  follow: (opened: object, later: object) => void;
  /** What the page opened that shows this version; the version itself where it was not fetched anew since. */
  of: <Item extends object>(shown: Item) => Item;
}

/** Creates the memory of what the pages of a console have opened. A version that two pages show belongs to the one that opened first. */
export function createOpenings(): Openings {
  const openedAs = new WeakMap<object, object>();
  return {
    follow: (opened, later) => {
      if (opened !== later && !openedAs.has(later)) openedAs.set(later, openedAs.get(opened) ?? opened);
    },
    of: <Item extends object>(shown: Item) => (openedAs.get(shown) as Item | undefined) ?? shown,
  };
}

/** Whether what is sent holds all that others have changed since a record was opened, so that nothing of theirs is overwritten. */
export const holdsChanges = (sent: object, opened: object, shown: object): boolean =>
  Object.keys({ ...opened, ...shown }).every((name) => {
    const now: unknown = Reflect.get(shown, name);
    return (
      isSame(Reflect.get(opened, name), now) || (Object.hasOwn(sent, name) && isSame(Reflect.get(sent, name), now))
    );
  });
