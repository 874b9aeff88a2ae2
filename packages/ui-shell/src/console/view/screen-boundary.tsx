import { Component, type ReactNode } from 'react';
import { ConsoleContext, type ConsoleParts } from '../console-context';
import { ProblemScreen } from './problem-screen';

interface State {
  error: unknown;
}

/** The last net: what breaks outside of a page leaves a sentence and a way to load anew instead of a white window. */
export class ScreenBoundary extends Component<{ children: ReactNode }, State> {
  static override contextType = ConsoleContext;
  override state: State = { error: null };

  static getDerivedStateFromError(error: unknown): State {
    return { error };
  }

  override componentDidCatch(error: unknown) {
    (this.context as ConsoleParts | null)?.errorLog.report(error);
  }

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    return <ProblemScreen message={error instanceof Error ? error.message : String(error)} />;
  }
}
