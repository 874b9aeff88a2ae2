import { Page, useText } from '@waybill/ui-shell';
import { usePageTitle } from '@waybill/ui-shell/console';
import { permissionMessages } from './messages';
import { AccountSwitch } from './permission/account-switch';
import { GuardedElements } from './permission/guarded-elements';
import { HeldRights } from './permission/held-rights';
import { RouteAccess } from './permission/route-access';
import { SilentRefresh } from './permission/silent-refresh';

/** Demonstrates rights: held roles, guarded elements and open routes. */
export default function PermissionPage() {
  const t = useText();
  const pageTitle = usePageTitle();
  return (
    <Page title={pageTitle} lead={t(permissionMessages.lead)}>
      <AccountSwitch />
      <HeldRights />
      <GuardedElements />
      <SilentRefresh />
      <RouteAccess />
    </Page>
  );
}
