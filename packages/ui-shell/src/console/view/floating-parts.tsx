import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { LoadingIndicator } from '../../feedback/loading-indicator';
import { createLazyPart } from '../../lib/create-lazy-part';
import { whenIdle } from '../../lib/when-idle';
import { whenQuiet } from '../../lib/when-quiet';
import { whenReachable } from '../../lib/when-reachable';
import { useLazyPart } from '../features/runtime/lazy-loading/use-lazy-part';
import { useConsole } from '../kernel/console-context';

const toaster = createLazyPart(() =>
  whenReachable()
    .then(() => import('../../feedback/toaster'))
    .then((module) => module.Toaster),
);
const updateBar = createLazyPart(() =>
  import('../features/runtime/service-worker/update-bar').then((module) => module.UpdateBar),
);
const confirmDialog = createLazyPart(() =>
  import('../../feedback/confirm-dialog').then((module) => module.ConfirmDialog),
);

const reentryDialog = createLazyPart(() =>
  import('../features/session/reentry/reentry-dialog').then((module) => module.ReentryDialog),
);

/** What floats above every screen: update offer, messages, questions, the loading indicator; messages are loaded while nobody does anything, since one of them says that the network is gone; questions with the first. */
export function FloatingParts() {
  const { toasts, confirm, loading, update, reentry } = useConsole();
  const { list } = useSnapshot(toasts.state);
  const quiet = useQuiet();
  const { question } = useSnapshot(confirm.state);
  const Toaster = useLazyPart(toaster, list.length > 0 || quiet);
  const UpdateBar = useLazyPart(updateBar, useSnapshot(update).take !== null);
  const ConfirmDialog = useLazyPart(confirmDialog, question !== null);
  const asked = useSnapshot(reentry).phase === 'asked';
  const ReentryDialog = useLazyPart(reentryDialog, asked);
  return (
    <>
      {asked && ReentryDialog && <ReentryDialog />}
      {UpdateBar && <UpdateBar />}
      {Toaster && <Toaster toasts={toasts} />}
      {ConfirmDialog && <ConfirmDialog confirm={confirm} />}
      <LoadingIndicator loading={loading} />
    </>
  );
}

/** In ms. */
const latest = 60_000;

/** Turns true once, when nothing comes and nobody presses anything: what is drawn then follows no switch and no key. After a minute it no longer waits for that. */
function useQuiet(): boolean {
  const [quiet, setQuiet] = useState(false);
  useEffect(() => {
    const tell = () => setQuiet(true);
    const waiting = [whenQuiet(tell), whenIdle(tell, latest)];
    return () => {
      for (const callOff of waiting) callOff();
    };
  }, []);
  return quiet;
}
