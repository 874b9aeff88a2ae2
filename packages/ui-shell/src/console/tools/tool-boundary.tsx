import { Component, type ReactNode } from 'react';
import { ConsoleContext, type ConsoleParts } from '../kernel/console-context';

export interface ToolBoundaryProps {
  id: string;
  children: ReactNode;
}

/** Leaves a tool out of the header when it breaks, and notes why. */
export class ToolBoundary extends Component<ToolBoundaryProps, { broken: boolean }> {
  static override contextType = ConsoleContext;
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch(cause: unknown) {
    const parts = this.context as ConsoleParts | null;
    parts?.errorLog.report(new Error(`The header tool "${this.props.id}" broke and was left out.`, { cause }));
  }

  override render() {
    return this.state.broken ? null : this.props.children;
  }
}
