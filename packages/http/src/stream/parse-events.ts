/** A parsed event; without data it changes only the id. */
export interface WireEvent {
  id: string;
  type: string;
  data?: string;
}

/** Parses events from text in pieces of any length; buffers an incomplete event until the next piece. */
export interface EventParser {
  feed(text: string): WireEvent[];
  /** Milliseconds between two tries, if the server has set them. */
  readonly retry?: number | undefined;
}

/** In characters: longer lines and events are a mistake or an attack. */
const longest = 4_000_000;

/** A longer id does not fit into a header, for which servers accept about 8 kB; the previous id stays in force. */
const longestId = 2000;

/** Reads server-sent events by https://html.spec.whatwg.org/multipage/server-sent-events.html; eventsource-parser drops an `id` without data. Throws a RangeError for an event without an end. */
export function createEventParser(lastEventId = ''): EventParser {
  const lines = createLineSplitter();
  let id = lastEventId;
  let reportedId = id;
  let type = '';
  let data: string[] = [];
  let size = 0;
  let retry: number | undefined;

  function read(line: string, out: WireEvent[]): void {
    if (line === '') {
      if (data.length > 0) out.push({ id, type: type || 'message', data: data.join('\n') });
      else if (id !== reportedId) out.push({ id, type: 'message' });
      [type, data, size, reportedId] = ['', [], 0, id];
      return;
    }
    const colon = line.indexOf(':');
    const field = colon < 0 ? line : line.slice(0, colon);
    const value = colon < 0 ? '' : line.slice(colon + (line[colon + 1] === ' ' ? 2 : 1));
    if (field === 'data') {
      size += value.length;
      if (size > longest) throw new RangeError(`an event of the stream has more than ${longest} characters`);
      data.push(value);
    } else if (field === 'event') type = value;
    else if (field === 'id' && !value.includes('\0') && value.length <= longestId) id = value;
    else if (field === 'retry' && /^\d{1,9}$/.test(value)) retry = Number(value);
  }

  return {
    feed(text) {
      const out: WireEvent[] = [];
      for (const line of lines(text)) read(line, out);
      return out;
    },
    get retry() {
      return retry;
    },
  };
}

/** Parses JSON lines (NDJSON): the `id` and `type` of an event come from its object. Throws a RangeError for a line without an end. */
export function createLineParser(): EventParser {
  const lines = createLineSplitter();
  return {
    feed: (text) =>
      lines(text)
        .filter((line) => line.trim() !== '')
        .map((data) => ({ id: '', type: 'message', ...namesOf(data), data })),
  };
}

function namesOf(line: string): { id?: string; type?: string } {
  try {
    const { id, type } = { ...JSON.parse(line) } as Record<string, unknown>;
    return {
      ...((typeof id === 'string' || typeof id === 'number') && String(id).length <= longestId && { id: String(id) }),
      ...(typeof type === 'string' && { type }),
    };
  } catch {
    return {};
  }
}

/** Splits text at CRLF, LF or CR; a CR at the end of a piece may be half of a CRLF. */
function createLineSplitter(): (text: string) => string[] {
  // Joined at the end of a line only, so that a long line in small pieces costs linear time.
  let rest: string[] = [];
  let length = 0;
  let isAfterReturn = false;
  let isFirst = true;
  return (text) => {
    let piece = text;
    if (piece !== '' && isFirst) {
      isFirst = false;
      piece = piece.replace(/^\uFEFF/, '');
    }
    if (isAfterReturn && piece.startsWith('\n')) piece = piece.slice(1);
    if (text !== '') isAfterReturn = text.endsWith('\r');
    const lines = piece.split(/\r\n|\n|\r/);
    const last = lines.pop() ?? '';
    if (lines.length > 0) {
      lines[0] = rest.join('') + lines[0];
      [rest, length] = [[], 0];
    }
    rest.push(last);
    length += last.length;
    if (length > longest) throw new RangeError(`a line of the stream has more than ${longest} characters`);
    return lines;
  };
}
