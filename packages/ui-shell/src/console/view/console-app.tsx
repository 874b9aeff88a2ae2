import { I18nProvider } from '@lingui/react';
import { SessionProvider } from '@waybill/auth-core/react';
import { Fragment } from 'react';
import { ProgressBar } from '../../feedback/progress-bar';
import { RefusalContext } from '../../forms/refusal-context';
import { BusinessZoneContext } from '../../lib/business-zone';
import { BackStepContext } from '../../lib/use-back-step';
import { refusalReader } from '../features/data/server-data/read-refusal';
import { ConsoleContext } from '../kernel/console-context';
import type { ConsoleParts } from '../kernel/console-parts';
import { PageWrapContext, type Wrap } from '../kernel/page-wrap';
import { ConsoleScreen } from './console-screen';
import { FloatingParts } from './floating-parts';
import { ThemeSheets } from './theme-sheets';

export interface ConsoleAppProps {
  parts: ConsoleParts;
  /** Wraps everything that the console renders. Default: nothing. */
  wrap?: Wrap | undefined;
  /** Wraps each page. Default: nothing. */
  wrapPage?: Wrap | null | undefined;
}

/** The root of a console: provides its parts and renders the screen and the parts above it. */
export function ConsoleApp({ parts, wrap: Wrap = Fragment, wrapPage = null }: ConsoleAppProps) {
  return (
    <I18nProvider i18n={parts.i18n}>
      <ConsoleContext value={parts}>
        <SessionProvider session={parts.session}>
          <BackStepContext value={parts.history.addBackStep}>
            <RefusalContext value={parts.once(refusalReader, parts)}>
              <PageWrapContext value={wrapPage}>
                <BusinessZoneContext value={parts.config.timeZone}>
                  <Wrap>
                    <ThemeSheets />
                    <ProgressBar progress={parts.progress} />
                    <ConsoleScreen />
                    <FloatingParts />
                  </Wrap>
                </BusinessZoneContext>
              </PageWrapContext>
            </RefusalContext>
          </BackStepContext>
        </SessionProvider>
      </ConsoleContext>
    </I18nProvider>
  );
}
