import { Component, type ComponentType, type ReactNode } from 'react';
import { ConsoleContext } from './console-context';
import type { ConsoleParts } from './console-parts';

export interface PartBoundaryProps {
  /** Name of the part for the error log: `header tool "weather"`. */
  name: string;
  /** Replaces a broken part. Default: nothing. */
  fallback?: ReactNode;
  children: ReactNode;
}

/** An error boundary for an app's part, which removes only that part and logs the error. */
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

/** Wraps an app's component in an error boundary. */
export const inBoundary = <Props extends object>(name: string, Part: ComponentType<Props>) =>
  function InBoundary(props: Props) {
    return (
      <PartBoundary name={name}>
        <Part {...props} />
      </PartBoundary>
    );
  };
