import { useSession } from '@waybill/auth-core/react';
import { kitMessages, Row } from '@waybill/kit/console';
import { Card, CardTitle, useText } from '@waybill/ui-shell';
import { DescriptionList } from '@waybill/ui-shell/controls';
import { StatusTag } from '@waybill/ui-shell/table';
import { permissionMessages } from '../messages';

/** Shows the current user with their roles and permissions. */
export function HeldRights() {
  const t = useText();
  const { user, access } = useSession();
  const tags = (names: readonly string[]) =>
    names.length === 0 ? (
      t(permissionMessages.none)
    ) : (
      <Row>
        {names.map((name) => (
          <StatusTag key={name} tone="info">
            {name}
          </StatusTag>
        ))}
      </Row>
    );
  return (
    <Card aria-label={t(permissionMessages.holds)}>
      <CardTitle>{t(permissionMessages.holds)}</CardTitle>
      <DescriptionList
        items={[
          [t(permissionMessages.signedInAs), user.username],
          [t(permissionMessages.fullAccess), t(access.admin ? kitMessages.yes : kitMessages.no)],
          [t(permissionMessages.roles), tags(access.roles)],
          [t(permissionMessages.permissions), tags(access.permissions)],
        ]}
      />
    </Card>
  );
}
