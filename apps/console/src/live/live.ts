import { followKeys, type KeyParts } from './follow-keys';
import { followNews, type NewsParts } from './follow-news';

/** What goes on as long as the console stands: news of the account, and shortcuts. */
export function live(parts: NewsParts & KeyParts): void {
  followKeys(parts);
  void followNews(parts);
}
