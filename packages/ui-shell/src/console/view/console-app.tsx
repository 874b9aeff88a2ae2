import { I18nProvider } from '@lingui/react';
import { SessionProvider } from '@waybill/auth-core/react';
import { StrictMode } from 'react';
import { ConfirmDialog } from '../../feedback/confirm-dialog';
import { LoadingIndicator } from '../../feedback/loading-indicator';
import { ProgressBar } from '../../feedback/progress-bar';
import { Toaster } from '../../feedback/toaster';
import { ConsoleContext, type ConsoleParts } from '../console-context';
import { UpdateBar } from '../pwa/update-bar';
import { ConsoleScreen } from './console-screen';

/** The root of a console: the parts for everyone below, the screen, and what floats above every screen. */
export function ConsoleApp({ parts }: { parts: ConsoleParts }) {
  return (
    <StrictMode>
      <I18nProvider i18n={parts.i18n}>
        <ConsoleContext value={parts}>
          <SessionProvider session={parts.session}>
            <ProgressBar progress={parts.progress} />
            <ConsoleScreen />
            <UpdateBar />
            <Toaster toasts={parts.toasts} />
            <ConfirmDialog confirm={parts.confirm} />
            <LoadingIndicator loading={parts.loading} />
          </SessionProvider>
        </ConsoleContext>
      </I18nProvider>
    </StrictMode>
  );
}
