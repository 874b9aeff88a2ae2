import type { Config, DOMPurify } from 'dompurify';
import { phraseAttributes, phraseTags, toPhraseMarkup } from './phrase-markup';

const rules: Config & { RETURN_DOM_FRAGMENT: true } = {
  ALLOWED_TAGS: [...phraseTags],
  ALLOWED_ATTR: [...phraseAttributes],
  // The other attributes are no addresses and need no check.
  ADD_URI_SAFE_ATTR: phraseAttributes.filter((name) => name !== 'href'),
  ALLOWED_URI_REGEXP: /^(?:https?:\/\/|mailto:|tel:|#\/(?![/\\]))/i,
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  KEEP_CONTENT: true,
  RETURN_DOM_FRAGMENT: true,
};

let purifier: Promise<DOMPurify> | undefined;

/** Loads DOMPurify at first use, as a separate instance whose hook affects no other code; a failed load is retried. */
async function loadPurifier(): Promise<DOMPurify> {
  const { default: createPurifier } = await import('dompurify');
  const instance = createPurifier(window);
  instance.addHook('afterSanitizeAttributes', (node) => {
    if (node.nodeName !== 'A') return;
    const href = node.getAttribute('href');
    // An empty address is the page itself, which a click would reload.
    if (!href?.trim()) return node.removeAttribute('href');
    if (!href.startsWith('#')) node.setAttribute('target', '_blank');
    node.setAttribute('rel', 'noopener noreferrer nofollow');
  });
  return instance;
}

/**
 * Sanitises a server's markup to phrases, lists and links (http, https, mailto, tel, `#/path`) as a fragment.
 * Rejects if DOMPurify cannot be loaded.
 */
export async function sanitiseMarkup(markup: string): Promise<DocumentFragment> {
  purifier ??= loadPurifier();
  try {
    const instance = await purifier;
    return instance.sanitize(toPhraseMarkup(markup), rules);
  } catch (cause) {
    purifier = undefined;
    throw new Error('The markup of a notice could not be sanitised: DOMPurify was not loaded. Reload the page.', {
      cause,
    });
  }
}
