import { useState } from 'react';
import { createLazyPart } from '../../../../lib/create-lazy-part';
import { useLazyPart } from '../../../hooks/use-lazy-part';

/** Login by a passkey; its code comes when the panel is chosen. */
export function PasskeyPanel() {
  const [part] = useState(() => createLazyPart(() => import('./passkey-form').then(({ PasskeyForm }) => PasskeyForm)));
  const Form = useLazyPart(part, true);
  return Form && <Form />;
}
