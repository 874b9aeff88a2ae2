import { Component, type ReactNode, type RefObject } from 'react';
import { lifeOf, type PageView } from './page-view';

export interface Place {
  top: number;
  left: number;
  address: string;
}

interface PlaceKeeperProps {
  view: PageView | undefined;
  /** Identities of all mounted pages; positions of others are deleted. */
  mounted: readonly string[];
  scroller: RefObject<HTMLElement | null> | undefined;
  /** The stored positions. */
  places: Map<string, Place>;
  children: ReactNode;
}

/**
 * Stores the position of the shared scroller per page: read before the document changes, restored before the paint.
 * A class, because only `getSnapshotBeforeUpdate` runs while the leaving page still has its height.
 */
export class PlaceKeeper extends Component<PlaceKeeperProps> {
  override getSnapshotBeforeUpdate(before: PlaceKeeperProps): { top: number; left: number } | null {
    const scroller = this.props.scroller?.current;
    if (!scroller || !moved(before.view, this.props.view)) return null;
    const { scrollTop: top, scrollLeft: left } = scroller;
    if (before.view) this.props.places.set(lifeOf(before.view), { top, left, address: addressOf(before.view) });
    return { top, left };
  }

  override componentDidUpdate(_before: PlaceKeeperProps, _state: unknown, was: { top: number; left: number } | null) {
    const { view, mounted, scroller, places } = this.props;
    for (const life of places.keys()) if (!mounted.includes(life)) places.delete(life);
    if (!was || !view) return;
    const place = places.get(lifeOf(view));
    const { top, left } = place && place.address === addressOf(view) ? place : { top: 0, left: 0 };
    if (top === 0 && left === 0 && was.top === 0 && was.left === 0) return;
    scroller?.current?.scrollTo({ top, left, behavior: 'instant' });
  }

  override render() {
    return this.props.children;
  }
}

const addressOf = ({ location }: PageView) => location.path + location.search;

/** Whether the shown page or its path changed; a changed query does not count. */
const moved = (before: PageView | undefined, now: PageView | undefined) =>
  before && now ? lifeOf(before) !== lifeOf(now) || before.location.path !== now.location.path : before !== now;
