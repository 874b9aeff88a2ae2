import type { Rights } from '@waybill/kit/contract';

// Plain data for `@waybill/auth-core/records`, as the rights of orders are.

/** Rights over commissions and withdrawal requests, by action. */
export const promotionRights = {
  /** Staff sees everybody's, promoters see their own. */
  see: [
    { permission: ['read:promotion', 'manage:promotion'], mode: 'allOf' as const, where: {} },
    { permission: ['read:promotion', 'settle:promotion'], mode: 'allOf' as const, where: {} },
    { permission: ['read:promotion'], where: { promoterId: 'me' } },
  ],
  /** A withdrawal is always requested by the promoter in person, whatever further rights others have. */
  withdraw: [{ permission: ['withdraw:promotion'], where: {}, when: { promoterId: 'me', state: ['withdrawable'] } }],
  /** Four eyes: requesters cannot pay their own withdrawals. */
  settle: [
    {
      permission: ['settle:promotion'],
      where: {},
      when: { promoterId: { not: { person: 'id' } }, state: ['requested'] },
    },
  ],
  void: [{ permission: ['settle:promotion'], where: {}, when: { state: ['pending', 'frozen', 'withdrawable'] } }],
} satisfies Rights;
