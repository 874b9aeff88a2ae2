import { nothing, type Start } from '../../../kernel/feature';
import { hasKeyMark, removeLocalKey } from './local-key-mark';

/** Removes the drafts of an account with the key that the browser keeps for them when its user signs out here or another account signs in. A login that ends in another window keeps both. */
export const followLocalKey: Start = ({ draftKey, session, config: { storagePrefix: name }, errorLog: { report } }) => {
  if (draftKey) return nothing;
  return session.subscribe(({ kind, state, origin }) => {
    const isLeft = kind === 'signed-out' && origin === 'here';
    if ((!isLeft && kind !== 'profile-loaded') || !hasKeyMark(name)) return;
    if (isLeft) return removeLocalKey(name);
    import('./local-seal').then(({ retainKeyOf }) => retainKeyOf(name, state.user.username)).catch(report);
  });
};
