import { Action } from '../../controls/basic/action';
import { Alert } from '../../feedback/alert';
import { useFormat } from '../../locales/use-format';
import { useText } from '../../locales/use-text';
import { draftMessages } from './messages';
import type { DraftWithActions } from './use-draft';

/** Offers a draft with its time, then names its fields that no longer fit; also warns if drafts do not outlive the window. */
export function DraftNote({ draft }: { draft: DraftWithActions }) {
  const t = useText();
  return (
    <>
      {draft.hindrance && <Alert>{t(draft.hindrance)}</Alert>}
      <Offer draft={draft} />
    </>
  );
}

function Offer({ draft }: { draft: DraftWithActions }) {
  const t = useText();
  const format = useFormat();
  const { offered, lost, resume, discard } = draft;
  if (offered === null) return lost > 0 ? <Alert tone="warning">{t(draftMessages.lost, { count: lost })}</Alert> : null;
  const time = format.time(new Date(offered).toISOString());
  return (
    <Alert
      actions={
        <>
          <Action onClick={resume} text={draftMessages.resume} />
          <Action onClick={discard} text={draftMessages.discard} />
        </>
      }
    >
      {t(draftMessages.offered, { time })}
    </Alert>
  );
}
