import { useSession } from '@waybill/auth-core/react';
import { color, radius, space, textSize, useText } from '@waybill/ui-shell';
import { useConsoleSession, useOnce, useServerWrite } from '@waybill/ui-shell/console';
import { Eye, Pencil } from 'lucide-react';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import type { Present } from '../contract/people';
import { presenceCall } from '../contract/presence';
import { announcePresence, type Doing, othersAmong } from './announce-presence';
import { kitMessages } from './messages';
import { createPresenceNews } from './presence-news';

/** Number of names shown; further users appear as a count. */
const mostNames = 3;

/** Shows the other users who have an order open or edit it, and announces this window to them. */
export function PresentPeople({ id, doing }: { id: number; doing: Doing }) {
  const t = useText();
  const username = useSession().user.username;
  const others = othersAmong(usePresent(id, doing), username);
  const more = others.length - mostNames;
  return (
    <People role="status">
      {others.slice(0, mostNames).map(({ username, editing }) => (
        <Person key={username} data-state={editing ? 'editing' : 'reading'}>
          {editing ? <Pencil aria-hidden size={14} /> : <Eye aria-hidden size={14} />}
          <span>{t(editing ? kitMessages.isEditing : kitMessages.isReading, { name: username })}</span>
        </Person>
      ))}
      {more > 0 && <Person>{t(kitMessages.morePeople, { count: more })}</Person>}
    </People>
  );
}

/** Returns the users who have an order open, including this window. */
function usePresent(id: number, doing: Doing): readonly Present[] {
  const session = useConsoleSession();
  const send = useServerWrite(presenceCall);
  const { follow } = useOnce(createPresenceNews);
  const [name] = useState(nameOfWindow);
  const [present, setPresent] = useState<{ id: number; people: readonly Present[] }>();
  useEffect(() => {
    const life = new AbortController();
    announcePresence({
      id,
      doing,
      say: async (doing, { keepalive }) => {
        if (session.getToken() === null) return undefined;
        const written = await send({ id, window: name, doing }, { silent: true, keepalive });
        return written.done ? written.value.people : undefined;
      },
      follow,
      onPeople: (people) => setPresent({ id, people }),
      signal: life.signal,
    });
    return () => {
      life.abort();
      setPresent(undefined);
    };
  }, [id, doing, name, send, follow, session]);
  return present?.id === id ? present.people : [];
}

const nameOfWindow = () => [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join('-');

const People = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: ${space(1)};

  &:empty {
    /* No gap beside nothing. */
    margin-inline-end: calc(-1 * ${space(2)});
  }
`;

const Person = styled.span`
  display: inline-flex;
  gap: ${space(1)};
  align-items: center;
  padding: ${space(1)} ${space(2)};
  border-radius: ${radius('large')};
  background: ${color('infoTint')};
  color: ${color('info')};
  font-size: ${textSize('caption')};
  overflow-wrap: anywhere;

  &[data-state='editing'] {
    background: ${color('warningTint')};
    color: ${color('warning')};
  }
`;
