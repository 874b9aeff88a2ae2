import { I18nProvider } from '@lingui/react';
import { SessionProvider } from '@waybill/auth-core/react';
import { StrictMode } from 'react';
import { ProgressBar } from '../../feedback/progress-bar';
import { BusinessZoneContext } from '../../lib/business-zone';
import { ConsoleContext } from '../kernel/console-context';
import type { ConsoleParts } from '../kernel/console-parts';
import { ConsoleScreen } from './console-screen';
import { FloatingParts } from './floating-parts';
import { OwnThemes } from './own-themes';

/** The root of a console: the parts for everyone below, the screen, and what floats above every screen. */
export function ConsoleApp({ parts }: { parts: ConsoleParts }) {
  return (
    <StrictMode>
      <I18nProvider i18n={parts.i18n}>
        <ConsoleContext value={parts}>
          <SessionProvider session={parts.session}>
            <OwnThemes />
            <ProgressBar progress={parts.progress} />
            <BusinessZoneContext value={parts.config.timeZone}>
              <ConsoleScreen />
            </BusinessZoneContext>
            <FloatingParts />
          </SessionProvider>
        </ConsoleContext>
      </I18nProvider>
    </StrictMode>
  );
}
