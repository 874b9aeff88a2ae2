import type { Config, DOMPurify } from 'dompurify';
import { phraseAttributes, phraseTags, toPhraseMarkup } from './phrase-markup';

const rules: Config & { RETURN_DOM_FRAGMENT: true } = {
  ALLOWED_TAGS: [...phraseTags],
  ALLOWED_ATTR: [...phraseAttributes],
  // The rest of them are no addresses, and not judged as such.
  ADD_URI_SAFE_ATTR: phraseAttributes.filter((name) => name !== 'href'),
  ALLOWED_URI_REGEXP: /^(?:https?:\/\/|mailto:|tel:|#\/(?![/\\]))/i,
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  KEEP_CONTENT: true,
  RETURN_DOM_FRAGMENT: true,
};

let purifier: Promise<DOMPurify> | undefined;

/** Loads DOMPurify at first use, with an instance of our own so that no hook reaches another user of the library; a failed load is tried anew. */
async function loadPurifier(): Promise<DOMPurify> {
  const { default: createPurifier } = await import('dompurify');
  const own = createPurifier(window);
  own.addHook('afterSanitizeAttributes', (node) => {
    if (node.nodeName !== 'A') return;
    const href = node.getAttribute('href');
    // An empty address is that of the page itself: a click would load it anew.
    if (!href?.trim()) return node.removeAttribute('href');
    if (!href.startsWith('#')) node.setAttribute('target', '_blank');
    node.setAttribute('rel', 'noopener noreferrer nofollow');
  });
  return own;
}

/**
 * Makes a fragment of text from a server's markup: phrases, lists and links (http, https, mailto, tel, `#/path`); all else is left out. Rejects when
 * DOMPurify cannot be loaded.
 */
export async function sanitiseMarkup(markup: string): Promise<DocumentFragment> {
  purifier ??= loadPurifier();
  try {
    const own = await purifier;
    return own.sanitize(toPhraseMarkup(markup), rules);
  } catch (cause) {
    purifier = undefined;
    throw new Error('The markup of a notice could not be sanitised: DOMPurify was not loaded. Reload the page.', {
      cause,
    });
  }
}
