import { wordColumn } from '@waybill/kit/console';
import type { inviteSources, Level } from '../contract/words';
import { promotionMessages } from './messages';
import { LevelTag, Word } from './promotion-values';

/** The level of an invited user. */
export const levelColumn = wordColumn('level', promotionMessages.level, promotionMessages, (level: Level) => (
  <LevelTag level={level} />
));

/** The source of a user. */
export const sourceColumn = wordColumn(
  'source',
  promotionMessages.source,
  promotionMessages,
  (source: (typeof inviteSources)[number]) => <Word of={source} />,
);
