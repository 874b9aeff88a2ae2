import { LoadFailed } from '@waybill/kit/console';
import { Card, Page, Skeleton, space, useText } from '@waybill/ui-shell';
import { usePageTitle, useServerData } from '@waybill/ui-shell/console';
import styled from 'styled-components';
import { authenticatorsCall } from '../contract/authenticators';
import { profileCall, sessionsCall } from '../contract/personal';
import { AuthenticatorsCard } from './personal/authenticators/authenticators-card';
import { LoginHistory } from './personal/login-history';
import { personalMessages } from './personal/messages';
import { PasswordCard } from './personal/password-card';
import { PhoneCard } from './personal/phone-card';
import { PreferencesCard } from './personal/preferences-card';
import { ProfileCard } from './personal/profile-card';
import { SessionsCard } from './personal/sessions-card';

/** The page of the current user: profile, password, phone, sessions, sign-in history and preferences. */
export default function PersonalCenterPage() {
  const t = useText();
  const pageTitle = usePageTitle();
  const { data: profile, state, reload } = useServerData(profileCall);
  // Renders cards whose height depends on data together, so that nothing visible moves.
  const isComing = [useServerData(sessionsCall), useServerData(authenticatorsCall)].some(
    ({ state, data }) => state === 'loading' && !data,
  );
  if (!profile || isComing) {
    return (
      <Page title={pageTitle} lead={'\u00a0'}>
        <Card aria-busy={state !== 'failed'}>
          {state === 'failed' ? (
            <LoadFailed text={personalMessages.failed} onRetry={reload} />
          ) : (
            <Skeleton $width="100%" $height={1200} />
          )}
        </Card>
      </Page>
    );
  }
  const { username, roles } = profile;
  return (
    <Page title={pageTitle} lead={t(personalMessages.lead, { username, roles: roles.join(', ') })}>
      <Columns>
        <div>
          <ProfileCard profile={profile} />
          <PreferencesCard />
        </div>
        <div>
          <SessionsCard />
          <PasswordCard names={[username, profile.name]} />
          <AuthenticatorsCard />
          <PhoneCard phone={profile.phone} />
        </div>
      </Columns>
      <LoginHistory />
    </Page>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(4)};
  align-items: start;

  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space(4)};
  }

  @media (max-width: 1199.98px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;
