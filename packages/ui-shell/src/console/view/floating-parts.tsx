import { useSnapshot } from 'valtio';
import { LoadingIndicator } from '../../feedback/loading-indicator';
import { useConsole } from '../console-context';
import { UpdateBar } from '../pwa/update-bar';
import { useLazyPart } from './use-lazy-part';

const loadToaster = () => import('../../feedback/toaster').then((module) => module.Toaster);
const loadConfirmDialog = () => import('../../feedback/confirm-dialog').then((module) => module.ConfirmDialog);

/** What floats above every screen: update offer, messages, questions, the loading indicator; messages and questions are loaded with the first of their kind. */
export function FloatingParts() {
  const { toasts, confirm, loading } = useConsole();
  const { list } = useSnapshot(toasts.state);
  const { question } = useSnapshot(confirm.state);
  const Toaster = useLazyPart(loadToaster, list.length > 0);
  const ConfirmDialog = useLazyPart(loadConfirmDialog, question !== null);
  return (
    <>
      <UpdateBar />
      {Toaster && <Toaster toasts={toasts} />}
      {ConfirmDialog && <ConfirmDialog confirm={confirm} />}
      <LoadingIndicator loading={loading} />
    </>
  );
}
