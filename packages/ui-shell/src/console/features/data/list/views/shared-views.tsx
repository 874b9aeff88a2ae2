import { Copy, Undo2 } from 'lucide-react';
import { Link } from 'react-router';
import styled from 'styled-components';
import { useText } from '../../../../../locales/use-text';
import { mutedCaption, space } from '../../../../../theme/tokens';
import { resourceMessages } from '../../resource/messages';
import { freeName } from '../settings/list-changes';
import { useListSharing } from '../settings/use-list-settings';
import type { ListViewsState } from './use-list-views';
import { ViewRow } from './view-row.styles';

/** Shared views under a heading per role: links that users copy, and with the right to share withdraw. */
export function SharedViews({ state, onGone }: { state: ListViewsState; onGone: () => void }) {
  const t = useText();
  const { takeBack } = useListSharing();
  const { shared, views, roles, present, change } = state;
  const names = new Set(views.map(({ name }) => name));
  return [...new Set(shared.map(({ role }) => role))].map((role) => (
    <section key={role} aria-label={t(resourceMessages.sharedWith, { role })}>
      <Heading>{t(resourceMessages.sharedWith, { role })}</Heading>
      <ul>
        {shared
          .filter((view) => view.role === role)
          .map((view) => {
            const { id, name, query, by } = view;
            const copy = t(resourceMessages.copyView, { name });
            const back = t(resourceMessages.takeViewBack, { name });
            return (
              <li key={id}>
                <ViewRow>
                  <Link to={{ search: query }} aria-current={view === present || undefined} onClick={onGone}>
                    <bdi>{name}</bdi>
                    <small>{t(resourceMessages.viewBy, { name: by })}</small>
                  </Link>
                  <button
                    type="button"
                    aria-label={copy}
                    title={copy}
                    onClick={() => change({ kind: 'save', name: freeName(name, names), query })}
                  >
                    <Copy aria-hidden size={16} />
                  </button>
                  {roles.includes(role) && (
                    <button type="button" aria-label={back} title={back} onClick={() => void takeBack(id)}>
                      <Undo2 aria-hidden size={16} />
                    </button>
                  )}
                </ViewRow>
              </li>
            );
          })}
      </ul>
    </section>
  ));
}

const Heading = styled.h3`
  padding: ${space(3)} ${space(4)} ${space(1)};
  ${mutedCaption()}
  font-weight: 600;
`;
