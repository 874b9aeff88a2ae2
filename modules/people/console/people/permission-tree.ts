import type { TreeNode } from '@waybill/ui-shell/controls';

/** Groups permissions such as `write:order` into a tree by subject. */
export function toPermissionTree(
  permissions: readonly string[],
  subjectOf: (subject: string) => string,
  mayGive: (permission: string) => boolean,
): TreeNode[] {
  const subjects = new Set(permissions.map(subjectPart));
  return [...subjects].map((subject) => ({
    value: subject,
    label: subjectOf(subject),
    children: permissions
      .filter((permission) => subjectPart(permission) === subject)
      .map((permission) => ({
        value: permission,
        label: permission,
        ...(mayGive(permission) ? {} : { disabled: true }),
      })),
  }));
}

const subjectPart = (permission: string) => permission.slice(permission.indexOf(':') + 1);
