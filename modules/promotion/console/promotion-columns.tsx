import type { DataColumn } from '@waybill/ui-shell/table';
import type { Commission } from '../contract/commissions';
import type { PromotedUser, Visit } from '../contract/invitations';
import { promotionMessages } from './messages';
import { LevelTag, Word } from './promotion-values';

/** The level of whoever came by an invitation. */
export const levelColumn: DataColumn<Pick<PromotedUser, 'level'>> = {
  id: 'level',
  title: promotionMessages.level,
  cell: ({ level }) => <LevelTag level={level} />,
  value: ({ level }) => promotionMessages[level],
};

/** By what somebody came. */
export const sourceColumn: DataColumn<Pick<Commission | Visit, 'source'>> = {
  id: 'source',
  title: promotionMessages.source,
  cell: ({ source }) => <Word of={source} />,
  value: ({ source }) => promotionMessages[source],
};
