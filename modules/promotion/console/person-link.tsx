import { Link } from 'react-router-dom';
import type { PromotedUser } from '../contract/invitations';
import { promotedUserHref } from './commission/promoted-user';
import { Person } from './promotion-values';

/** A person with the way to the page that is about them. */
export const toPersonLink = (user: PromotedUser) => (
  <Link to={promotedUserHref(user.id)}>
    <Person of={user} />
  </Link>
);
