/** Tags of text that may stand in a notice. */
export const phraseTags: readonly string[] =
  'a b br code del em i ins li mark ol p s small span strong sub sup time u ul'.split(' ');

/** Attributes that may stand on them. */
export const phraseAttributes: readonly string[] = ['href', 'title', 'datetime', 'lang', 'dir'];

/** Elements that go with everything in them, as DOMPurify has it. */
const dropped = new Set(
  (
    'annotation-xml audio colgroup desc foreignobject head iframe math mi mn mo ms mtext noembed noframes noscript object plaintext script select ' +
    'style svg template textarea thead title video xmp'
  ).split(' '),
);

/** One step of HTML's tokenizer: a comment, what a parser takes for one, an end tag, a start tag with its attributes; any other `<` is text. */
const step =
  /<!--(?:-?>|[\s\S]*?(?:--!?>|$))|<(?:[!?]|\/(?![a-z]))[^>]*(?:>|$)|<\/([a-z][^\s/>]*)[^>]*(?:>|$)|<([a-z][^\s/>]*)((?:[^>"'=]|=\s*(?:"[^"]*"|'[^']*')|["'=])*?)(?:>|$)|</gi;

const attribute = /([^\s/>=][^\s/>=]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+)))?/g;

/**
 * Writes markup anew with only the tags and attributes of text, so that a parser never meets what a policy would report. DOMPurify alone decides
 * about safety.
 */
export function toPhraseMarkup(markup: string): string {
  let out = '';
  let at = 0;
  const tokens = new RegExp(step);
  for (let found = tokens.exec(markup); found; found = tokens.exec(markup)) {
    out += markup.slice(at, found.index);
    at = tokens.lastIndex;
    const [whole, end, start, attributes = ''] = found;
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
