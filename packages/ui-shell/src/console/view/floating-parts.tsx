import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { Toasts } from '../../feedback/create-toasts';
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

/** Renders update offer, messages, questions and the loading indicator above every screen. Messages load while idle, since one reports a lost network. */
export function FloatingParts() {
  const { toasts, confirm, loading, update, reentry } = useConsole();
  const { list } = useSnapshot(toasts.state);
  const quiet = useQuiet();
  const { question } = useSnapshot(confirm.state);
  const Toaster = useLazyPart(toaster, list.length > 0 || quiet);
  useClocksOnceVisible(toasts, Toaster !== null, list.length > 0);
  const UpdateBar = useLazyPart(updateBar, useSnapshot(update).take !== null);
  const ConfirmDialog = useLazyPart(confirmDialog, question !== null);
  const isAsked = useSnapshot(reentry).phase === 'asked';
  const ReentryDialog = useLazyPart(reentryDialog, isAsked);
  return (
    <>
      {isAsked && ReentryDialog && <ReentryDialog />}
      {UpdateBar && <UpdateBar />}
      {Toaster && <Toaster toasts={toasts} />}
      {ConfirmDialog && <ConfirmDialog confirm={confirm} />}
      <LoadingIndicator loading={loading} />
    </>
  );
}

/** Starts the time of messages when they can be seen; after 30 s in any case, since a step may wait for the end of its message. */
function useClocksOnceVisible({ pause, resume }: Toasts, isVisible: boolean, isNeeded: boolean): void {
  useEffect(() => {
    if (isVisible || !isNeeded) return;
    pause();
    const late = setTimeout(resume, 30_000);
    return () => {
      clearTimeout(late);
      resume();
    };
  }, [pause, resume, isVisible, isNeeded]);
}

/** In ms. */
const latest = 60_000;

/** Turns true once, when nothing loads and the user is idle, so that late content follows no switch and no key. After a minute it turns true anyway. */
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
