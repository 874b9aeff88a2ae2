import type { Rights } from '@waybill/kit/contract';

// Plain data for `@waybill/auth-core/records`, as the rights of orders are.

/** Who may do what with which commissions and requests for their money. */
export const promotionRights = {
  /** Staff sees everybody's, promoters see their own. */
  see: [
    { permission: ['read:promotion', 'manage:promotion'], mode: 'allOf' as const, where: {} },
    { permission: ['read:promotion', 'settle:promotion'], mode: 'allOf' as const, where: {} },
    { permission: ['read:promotion'], where: { promoterId: 'me' } },
  ],
  /** Nobody asks for the money of somebody else, whatever else he may do. */
  withdraw: [{ permission: ['withdraw:promotion'], where: {}, when: { promoterId: 'me', state: ['withdrawable'] } }],
  /** Four eyes: nobody pays what he asked for himself. */
  settle: [
    {
      permission: ['settle:promotion'],
      where: {},
      when: { promoterId: { not: { person: 'id' } }, state: ['requested'] },
    },
  ],
  void: [{ permission: ['settle:promotion'], where: {}, when: { state: ['pending', 'frozen', 'withdrawable'] } }],
} satisfies Rights;
