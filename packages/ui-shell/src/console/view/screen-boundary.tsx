import { Component, type ReactNode } from 'react';
import { translate } from '../../locales/translate';
import { failureText } from '../features/runtime/feedback/auth-messages';
import { PageLoadError } from '../features/runtime/lazy-loading/page-load-error';
import { ConsoleContext } from '../kernel/console-context';
import type { ConsoleParts } from '../kernel/console-parts';
import { ProblemScreen } from './problem-screen';

interface State {
  error: unknown;
}

/** The outermost boundary: an error outside of a page shows a message with a reload button instead of a blank window. */
export class ScreenBoundary extends Component<{ children: ReactNode }, State> {
  static override contextType = ConsoleContext;
  override state: State = { error: null };

  static getDerivedStateFromError(error: unknown): State {
    return { error };
  }

  override componentDidCatch(error: unknown) {
    const parts = this.context as ConsoleParts | null;
    if (!(error instanceof PageLoadError)) return parts?.errorLog.report(error);
    parts?.pages.forget(error.page);
    parts?.showFailure(error, true);
  }

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    const parts = this.context as ConsoleParts | null;
    return <ProblemScreen message={parts ? translate(parts.i18n, failureText(error)) : String(error)} />;
  }
}
