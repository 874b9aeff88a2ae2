import { Link } from 'react-router-dom';
import type { PromotedUser } from '../contract/invitations';
import { promotedUserHref } from './commission/promoted-user';
import { Person } from './promotion-values';

/** A user as a link to their page. */
export const toPersonLink = (user: PromotedUser) => (
  <Link to={promotedUserHref(user.id)}>
    <Person of={user} />
  </Link>
);
