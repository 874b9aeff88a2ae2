import { Component, type ComponentType, type ReactNode } from 'react';
import { ConsoleContext } from './console-context';
import type { ConsoleParts } from './console-parts';

export interface PartBoundaryProps {
  /** What breaks, for the error log: `header tool "weather"`. */
  name: string;
  /** What stands in its place. Default: nothing. */
  fallback?: ReactNode;
  children: ReactNode;
}

/** A part of the app's own that takes only itself away when it breaks, and notes why. */
export class PartBoundary extends Component<PartBoundaryProps, { broken: boolean }> {
  static override contextType = ConsoleContext;
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch(cause: unknown) {
    const parts = this.context as ConsoleParts | null;
    parts?.errorLog.report(new Error(`The ${this.props.name} broke and was left out.`, { cause }));
  }

  override render() {
    return this.state.broken ? (this.props.fallback ?? null) : this.props.children;
  }
}

/** A component of the app's own in a boundary of its own. */
export const inBoundary = <Props extends object>(name: string, Part: ComponentType<Props>) =>
  function InBoundary(props: Props) {
    return (
      <PartBoundary name={name}>
        <Part {...props} />
      </PartBoundary>
    );
  };
