import { useSession } from '@waybill/auth-core/react';
import { useDoneToast, withMessages } from '@waybill/kit/console';
import { TextField, useText } from '@waybill/ui-shell';
import { useEdit } from '@waybill/ui-shell/console';
import { CheckTree } from '@waybill/ui-shell/controls';
import { FormDialog } from '@waybill/ui-shell/forms';
import { object, withCode } from '@waybill/validators';
import { normalise } from '@waybill/validators/cn';
import { type Role, roleFields } from '../../contract/people';
import { peopleMessages } from './messages';
import { roles } from './people';
import { toPermissionTree } from './permission-tree';

const schema = withMessages(object({ ...roleFields, name: withCode(roleFields.name, 'nameWrong') }));

export interface RoleDialogProps {
  /** The role to change, or undefined to add one. */
  role: Role | undefined;
  /** All permissions. */
  permissions: readonly string[];
  onClose: () => void;
}

/** Edits the permissions of a role as a tree; users cannot grant permissions that they lack. */
export function RoleDialog({ role, permissions, onClose }: RoleDialogProps) {
  const t = useText();
  const { save } = useEdit(roles, role);
  const toastDone = useDoneToast();
  const done = role ? peopleMessages.roleChanged : peopleMessages.roleAdded;
  const { access } = useSession();
  const nodes = toPermissionTree(
    permissions,
    (subject) => (subject in peopleMessages ? t(peopleMessages[subject as keyof typeof peopleMessages]) : subject),
    (permission) => access.admin || access.permissions.includes(permission),
  );
  return (
    <FormDialog
      title={role ? { ...peopleMessages.editRole, values: { name: role.name } } : peopleMessages.addRole}
      schema={schema}
      values={{
        name: role?.name ?? '',
        note: role?.note ?? '',
        permissions: (role?.permissions ?? []) as readonly string[],
      }}
      normalise={{ name: normalise.text, note: normalise.prose }}
      draft={{ name: 'role', about: role }}
      messages={{ nameWrong: peopleMessages.nameWrong }}
      save={(fields) => toastDone(save(fields), done, { name: fields.name })}
      onClose={onClose}
    >
      {(form) => (
        <>
          <TextField {...form.field('name', peopleMessages.role)} autoComplete="off" />
          <TextField {...form.field('note', peopleMessages.note)} autoComplete="off" />
          <CheckTree {...form.choice('permissions', peopleMessages.permissions)} nodes={nodes} defaultOpen={[]} />
        </>
      )}
    </FormDialog>
  );
}
