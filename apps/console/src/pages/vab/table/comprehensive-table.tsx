import { Can } from '@waybill/auth-core/react';
import { Button, space, useText } from '@waybill/ui-shell';
import { useList } from '@waybill/ui-shell/console';
import { Plus, Trash2 } from 'lucide-react';
import { useCallback, useState } from 'react';
import styled from 'styled-components';
import { titles } from '../../../messages';
import { Card, Page, Row } from '../../kit/page';
import { ServerTable } from '../../kit/server-table';
import { tableWords } from '../messages';
import { type Article, articles } from './article';
import { ArticleDialog } from './article-dialog';
import { ArticleQueryForm } from './article-query-form';
import { useArticleCalls } from './use-article-calls';
import { useComprehensiveColumns } from './use-comprehensive-columns';

/** A table with all that a back office asks of one: conditions, paging, sorting, adding, editing, deleting, details, pictures. */
export default function ComprehensiveTablePage() {
  const t = useText();
  const list = useList(articles);
  const { remove } = useArticleCalls();
  const [selected, setSelected] = useState<string[]>([]);
  const [edited, setEdited] = useState<Article | 'new' | null>(null);
  const handleRemoved = useCallback(
    (id: number) => setSelected((present) => present.filter((each) => each !== String(id))),
    [],
  );
  const columns = useComprehensiveColumns({ onEdit: setEdited, onRemoved: handleRemoved });
  const handleRemoveSelected = async () => {
    if (await remove(selected.map(Number))) setSelected([]);
  };
  return (
    <Page title={t(titles.comprehensiveTable)}>
      <Card>
        <ArticleQueryForm list={list} />
        <Tools>
          <Can guard={{ permission: ['write:table'] }}>
            <Button tone="primary" icon={<Plus aria-hidden size={16} />} onClick={() => setEdited('new')}>
              {t(tableWords.add)}
            </Button>
          </Can>
          <Can guard={{ permission: ['delete:table'] }}>
            <Button
              icon={<Trash2 aria-hidden size={16} />}
              disabled={selected.length === 0}
              onClick={() => void handleRemoveSelected()}
            >
              {selected.length === 0 ? t(tableWords.removeSome) : t(tableWords.removeCount, { count: selected.length })}
            </Button>
          </Can>
        </Tools>
        <ServerTable
          label={t(titles.comprehensiveTable)}
          columns={columns}
          list={list}
          selected={selected}
          onSelectedChange={setSelected}
          extraRows={3}
        />
      </Card>
      {edited && <ArticleDialog article={edited === 'new' ? undefined : edited} onClose={() => setEdited(null)} />}
    </Page>
  );
}

const Tools = styled(Row)`
  margin-block-end: ${space(4)};

  &:empty {
    display: none;
  }
`;
