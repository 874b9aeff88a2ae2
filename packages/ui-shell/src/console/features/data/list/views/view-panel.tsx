import { type FormEvent, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import styled from 'styled-components';
import { Button } from '../../../../../controls/basic/button';
import { TextField } from '../../../../../controls/basic/text-field';
import type { ColumnChoice } from '../../../../../data/table/column-choice';
import { useText } from '../../../../../locales/use-text';
import { color, space } from '../../../../../theme/tokens';
import type { Paging } from '../../resource/list-address';
import { resourceMessages } from '../../resource/messages';
import { toViewQuery, writeColumnAddress } from '../column-address';
import { toViewName } from '../settings/list-changes';
import { SharedViews } from './shared-views';
import type { ListViewsState } from './use-list-views';
import { type EditedView, UserViewRow } from './user-view-row';
import { ViewForm, ViewRow } from './view-row.styles';

export interface ViewPanelProps {
  state: ListViewsState;
  choice: ColumnChoice;
  paging: Paging;
  onGone: () => void;
}

/** Content of the view panel: links to the views, and a form that saves the current one. */
export function ViewPanel({ state, choice, paging, onGone }: ViewPanelProps) {
  const t = useText();
  const [query] = useSearchParams();
  const [typed, setTyped] = useState('');
  const [edited, setEdited] = useState<EditedView | null>(null);
  const { views, shared, isUsual, change, go } = state;
  const name = toViewName(typed);
  const handleSave = (event: FormEvent) => {
    event.preventDefault();
    // React bubbles the event through the portal to the surrounding form.
    event.stopPropagation();
    if (!name) return;
    const saved = toViewQuery(writeColumnAddress(query, choice), paging);
    change({ kind: 'save', name, query: saved });
    go(new URLSearchParams(saved));
    onGone();
  };
  return (
    <Content>
      <ul>
        <li>
          <ViewRow>
            <Link to={{ search: '' }} aria-current={isUsual || undefined} onClick={onGone}>
              {t(resourceMessages.usualView)}
            </Link>
          </ViewRow>
        </li>
        {views.map((view) => (
          <UserViewRow
            key={view.name}
            view={view}
            state={state}
            edited={edited?.name === view.name ? edited : undefined}
            onEdited={setEdited}
            onGone={onGone}
          />
        ))}
      </ul>
      {views.length === 0 && <p>{t(resourceMessages.noViews)}</p>}
      {shared.length > 0 && <SharedViews state={state} onGone={onGone} />}
      <SaveForm onSubmit={handleSave}>
        <TextField
          label={t(resourceMessages.viewName)}
          hint={t(resourceMessages.viewsHint)}
          value={typed}
          onValueChange={setTyped}
        />
        <Button type="submit" block disabled={!name}>
          {t(resourceMessages.saveView)}
        </Button>
      </SaveForm>
    </Content>
  );
}

const Content = styled.div`
  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }

  p {
    margin: 0;
    padding: ${space(1)} ${space(4)};
    color: ${color('textMuted')};
  }
`;

const SaveForm = styled(ViewForm)`
  margin-block-start: ${space(2)};
  border-block-start: 1px solid ${color('border')};
`;
