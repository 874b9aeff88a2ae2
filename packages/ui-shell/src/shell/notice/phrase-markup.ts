/** Allowed tags in a notice. */
export const phraseTags: readonly string[] =
  'a b br code del em i ins li mark ol p s small span strong sub sup time u ul'.split(' ');

/** Allowed attributes of these tags. */
export const phraseAttributes: readonly string[] = ['href', 'title', 'datetime', 'lang', 'dir'];

/** Elements removed with their content, as in DOMPurify. */
const dropped = new Set(
  (
    'annotation-xml audio colgroup desc foreignobject head iframe math mi mn mo ms mtext noembed noframes noscript object plaintext script select ' +
    'style svg template textarea thead title video xmp'
  ).split(' '),
);

/** A token of HTML: a comment or bogus comment, an end tag, a start tag with its attributes; any other `<` is text. */
const step =
  /<!--(?:-?>|[\s\S]*?(?:--!?>|$))|<(?:[!?]|\/(?![a-z]))[^>]*(?:>|$)|<\/([a-z][^\s/>]*)[^>]*(?:>|$)|<([a-z][^\s/>]*)((?:[^>"'=]|=\s*(?:"[^"]*"|'[^']*')|["'=])*?)(?:>|$)|</gi;

const attribute = /([^\s/>=][^\s/>=]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+)))?/g;

/**
 * Rewrites markup with only the tags and attributes of text, so that parsing it causes no policy reports. Safety is
 * the responsibility of DOMPurify.
 */
export function toPhraseMarkup(markup: string): string {
  let out = '';
  let at = 0;
  const tokens = new RegExp(step);
  for (let token = tokens.exec(markup); token; token = tokens.exec(markup)) {
    out += markup.slice(at, token.index);
    at = tokens.lastIndex;
    const [whole, end, start, attributes = ''] = token;
    const name = (end ?? start)?.toLowerCase();
    if (whole === '<') out += '&lt;';
    else if (!name || !whole.endsWith('>')) continue;
    else if (phraseTags.includes(name)) out += end ? `</${name}>` : `<${name}${toAttributes(attributes)}>`;
    else if (start && dropped.has(name)) {
      tokens.lastIndex = endOf(markup, name, at);
      at = tokens.lastIndex;
    }
  }
  return out + markup.slice(at);
}

function toAttributes(text: string): string {
  return [...text.matchAll(attribute)]
    .map(([, name = '', quoted, single, bare]) => [name.toLowerCase(), quoted ?? single ?? bare ?? ''] as const)
    .filter(([name]) => phraseAttributes.includes(name))
    .map(([name, value]) => ` ${name}="${value.replaceAll('"', '&quot;').replaceAll('<', '&lt;')}"`)
    .join('');
}

function endOf(markup: string, name: string, from: number): number {
  const end = new RegExp(`</${name}(?=[\\s/>])[^>]*(?:>|$)`, 'gi');
  end.lastIndex = from;
  return end.exec(markup) ? end.lastIndex : markup.length;
}
