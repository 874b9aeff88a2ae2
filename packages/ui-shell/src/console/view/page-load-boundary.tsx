import { Component, type ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { BrokenPage } from '../../shell/cached-pages/page-boundary';
import { pageLoadMessages } from '../../start/messages';
import { reloadWindow } from '../../start/start-events';
import { PageLoadError } from '../features/runtime/lazy-loading/page-load-error';
import { newVersionMessages } from '../features/runtime/service-worker/new-version-messages';
import { ConsoleContext, useConsole } from '../kernel/console-context';
import type { ConsoleParts } from '../kernel/console-parts';

interface State {
  missing: PageLoadError | null;
}

/** Catches a page whose code fails to load; other failures reach the surrounding boundary. */
export class PageLoadBoundary extends Component<{ children: ReactNode }, State> {
  static override contextType = ConsoleContext;
  override state: State = { missing: null };

  static getDerivedStateFromError(error: unknown): State {
    if (error instanceof PageLoadError) return { missing: error };
    throw error;
  }

  override componentDidCatch(error: unknown) {
    const parts = this.context as ConsoleParts | null;
    if (error instanceof PageLoadError) parts?.pages.forget(error.page);
    parts?.showFailure(error, true);
  }

  private retry = async () => {
    const { missing } = this.state;
    const parts = this.context as ConsoleParts | null;
    if (!missing || !parts) return;
    try {
      await parts.pages.load(missing.page);
      this.setState({ missing: null });
    } catch (error) {
      parts.pages.forget(missing.page);
      // Some browsers cache a failed module for the life of the document.
      if (await parts.canReload()) reloadWindow();
      else parts.showFailure(error);
    }
  };

  override render() {
    return this.state.missing ? <MissingPage onRetry={this.retry} /> : this.props.children;
  }
}

/** Offers the newer version if the code is missing because of it, else a retry. */
function MissingPage({ onRetry }: { onRetry: () => void }) {
  const { update } = useConsole();
  const { available: look, draftsOutliveReload, take } = useSnapshot(update);
  if (!look) return <BrokenPage hint={pageLoadMessages.failed} onAct={onRetry} />;
  return (
    <BrokenPage
      title={newVersionMessages.found}
      hint={draftsOutliveReload ? newVersionMessages.draftsOutliveReload : newVersionMessages.saveFirst}
      action={newVersionMessages.load}
      onAct={take ?? reloadWindow}
    />
  );
}
