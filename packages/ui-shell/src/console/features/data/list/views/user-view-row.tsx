import { Pencil, Trash2 } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { Button } from '../../../../../controls/basic/button';
import { Select } from '../../../../../controls/basic/select';
import { TextField } from '../../../../../controls/basic/text-field';
import { useText } from '../../../../../locales/use-text';
import type { UserView as View } from '../../../../kernel/list-settings-api';
import { resourceMessages } from '../../resource/messages';
import { toViewName } from '../settings/list-changes';
import { useListSharing } from '../settings/use-list-settings';
import type { ListViewsState } from './use-list-views';
import { ViewForm, ViewRow } from './view-row.styles';

export interface UserViewRowProps {
  view: View;
  state: ListViewsState;
  /** The view in edit mode, or the last edited one; identified by name, since a rename remounts the row. */
  edited: EditedView | undefined;
  onEdited: (edited: EditedView) => void;
  onGone: () => void;
}

export interface EditedView {
  name: string;
  open: boolean;
}

/** A view of the current account: a link, with Rename, Share and Delete. */
export function UserViewRow({ view, state, edited, onEdited, onGone }: UserViewRowProps) {
  const t = useText();
  const pencil = useRef<HTMLButtonElement>(null);
  const { name, query, role } = view;
  const editing = edited?.open ?? false;
  useEffect(() => {
    if (edited && !edited.open) pencil.current?.focus();
  }, [edited]);
  const edit = t(resourceMessages.editView, { name });
  const remove = t(resourceMessages.removeView, { name });
  return (
    <li>
      <ViewRow>
        <Link to={{ search: query }} aria-current={view === state.present || undefined} onClick={onGone}>
          <bdi>{name}</bdi>
          {role && <small>{t(resourceMessages.viewSharedWith, { role })}</small>}
        </Link>
        <button
          ref={pencil}
          type="button"
          aria-label={edit}
          title={edit}
          aria-expanded={editing}
          onClick={() => onEdited({ name, open: !editing })}
        >
          <Pencil aria-hidden size={16} />
        </button>
        <button type="button" aria-label={remove} title={remove} onClick={() => state.change({ kind: 'remove', name })}>
          <Trash2 aria-hidden size={16} />
        </button>
      </ViewRow>
      {editing && <EditForm view={view} state={state} onClose={(next) => onEdited({ name: next, open: false })} />}
    </li>
  );
}

function EditForm({ view, state, onClose }: { view: View; state: ListViewsState; onClose: (name: string) => void }) {
  const t = useText();
  const { share } = useListSharing();
  const [typed, setTyped] = useState(view.name);
  const [role, setRole] = useState(view.role ?? '');
  const [busy, setBusy] = useState(false);
  const name = toViewName(typed);
  const isTaken = name !== view.name && state.views.some((each) => each.name === name);
  // The user may have lost the right to share with the present role.
  const roles = [...new Set([...state.roles, ...(view.role ? [view.role] : [])])];
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    // React bubbles the event through the portal to the surrounding form.
    event.stopPropagation();
    if (!name || isTaken) return;
    if (role !== (view.role ?? '')) {
      setBusy(true);
      const done = await share(view.name, role);
      setBusy(false);
      if (!done) return;
    }
    if (name !== view.name) state.change({ kind: 'rename', name: view.name, to: name });
    onClose(name);
  };
  return (
    <ViewForm onSubmit={handleSubmit}>
      <TextField
        autoFocus
        label={t(resourceMessages.viewName)}
        value={typed}
        error={isTaken ? t(resourceMessages.viewTaken) : undefined}
        onValueChange={setTyped}
      />
      {roles.length > 0 && (
        <Select
          label={t(resourceMessages.shareWith)}
          hint={t(resourceMessages.shareHint)}
          disabled={state.roles.length === 0}
          options={[
            { value: '', label: t(resourceMessages.shareWithNobody) },
            ...roles.map((each) => ({ value: each, label: each })),
          ]}
          value={role}
          onValueChange={setRole}
        />
      )}
      <div>
        <Button type="submit" tone="primary" busy={busy} disabled={!name}>
          {t(resourceMessages.keepView)}
        </Button>
        <Button onClick={() => onClose(view.name)}>{t(resourceMessages.exportClose)}</Button>
      </div>
    </ViewForm>
  );
}
