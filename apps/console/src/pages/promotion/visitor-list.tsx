import { Select, TextField, useMediaQuery, useText } from '@waybill/ui-shell';
import { useList } from '@waybill/ui-shell/console';
import { type DataColumn, QueryForm, StatusTag } from '@waybill/ui-shell/table';
import { titles } from '../../messages';
import { kitWords } from '../kit/messages';
import { Card, Page } from '../kit/page';
import { ServerTable } from '../kit/server-table';
import { Time } from '../kit/values';
import { promotionWords } from './messages';
import { devices, sources, type Visitor, visitors } from './promotion';
import { Duration, Word } from './promotion-values';

/** Who looked at the H5 pages, from where, and whether they signed up. */
export default function VisitorListPage() {
  const t = useText();
  const phone = useMediaQuery('(max-width: 575.98px)');
  const list = useList(visitors);
  const choices = (words: readonly (keyof typeof promotionWords)[]) => [
    { value: '', label: t(kitWords.all) },
    ...words.map((word) => ({ value: word, label: t(promotionWords[word]) })),
  ];
  return (
    <Page title={t(titles.visitorList)}>
      <Card>
        <QueryForm always={phone ? 1 : 3} onQuery={list.search} onReset={list.reset}>
          <TextField {...list.field('city')} label={t(promotionWords.city)} />
          <Select {...list.field('source')} label={t(promotionWords.source)} options={choices(sources)} />
          <Select {...list.field('device')} label={t(promotionWords.device)} options={choices(devices)} />
        </QueryForm>
        <ServerTable label={t(titles.visitorList)} columns={columns} list={list} extraRows={2} />
      </Card>
    </Page>
  );
}

const columns: readonly DataColumn<Visitor>[] = [
  {
    id: 'visitedAt',
    title: promotionWords.visitedAt,
    cell: ({ visitedAt }) => <Time at={visitedAt} />,
    sortable: true,
  },
  { id: 'city', title: promotionWords.city, cell: ({ city }) => city },
  { id: 'source', title: promotionWords.source, cell: ({ source }) => <Word of={source} /> },
  { id: 'device', title: promotionWords.device, cell: ({ device }) => <Word of={device} /> },
  { id: 'page', title: promotionWords.page, cell: ({ page }) => page },
  { id: 'ip', title: promotionWords.ip, cell: ({ ip }) => ip },
  {
    id: 'duration',
    title: promotionWords.duration,
    cell: ({ duration }) => <Duration seconds={duration} />,
    align: 'end',
    sortable: true,
  },
  {
    id: 'registered',
    title: promotionWords.registered,
    cell: ({ registered }) => (registered ? <Registered /> : '—'),
  },
];

function Registered() {
  return <StatusTag tone="success">{useText()(promotionWords.registered)}</StatusTag>;
}
