import { Page, useText } from '@waybill/ui-shell';
import { usePageTitle } from '@waybill/ui-shell/console';
import { useState } from 'react';
import type { Sample } from './controls/control-schema';
import { controlMessages } from './controls/messages';
import { SampleDrawer } from './controls/sample-drawer';
import { SampleForm } from './controls/sample-form';

/** Every control of the shell in one form, and its submitted values. */
export default function ControlsPage() {
  const t = useText();
  const pageTitle = usePageTitle();
  const [sample, setSample] = useState<Sample | null>(null);
  return (
    <Page title={pageTitle} lead={t(controlMessages.lead)}>
      <SampleForm onSent={setSample} />
      <SampleDrawer sample={sample} onClose={() => setSample(null)} />
    </Page>
  );
}
