import type { RegistrationField } from '@waybill/ui-shell/console';

/** The invitation: its code, typed or from the link, and the visit that led here. */
export const registration: readonly RegistrationField[] = [
  {
    name: 'invite',
    label: { zh: '邀请码（选填）', en: 'Invite code (optional)' },
    placeholder: { zh: '好友给您的邀请码', en: 'The code that a friend gave you' },
    pattern: /[A-Za-z0-9]{1,20}/,
  },
  { name: 'visit', pattern: /[\w-]{1,64}/ },
];
