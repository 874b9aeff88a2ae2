import { useSession } from '@waybill/auth-core/react';
import { Card, CardTitle, useText } from '@waybill/ui-shell';
import { StatusTag } from '@waybill/ui-shell/table';
import { Facts } from '../../kit/facts';
import { kitWords } from '../../kit/messages';
import { Row } from '../../kit/row';
import { permissionWords } from '../messages';

/** Who is signed in, and every role and permission he holds. */
export function HeldRights() {
  const t = useText();
  const { user, access } = useSession();
  const tags = (names: readonly string[]) =>
    names.length === 0 ? (
      t(permissionWords.none)
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
    <Card aria-label={t(permissionWords.holds)}>
      <CardTitle>{t(permissionWords.holds)}</CardTitle>
      <Facts
        facts={[
          [t(permissionWords.signedInAs), user.username],
          [t(permissionWords.fullAccess), t(access.admin ? kitWords.yes : kitWords.no)],
          [t(permissionWords.roles), tags(access.roles)],
          [t(permissionWords.permissions), tags(access.permissions)],
        ]}
      />
    </Card>
  );
}
