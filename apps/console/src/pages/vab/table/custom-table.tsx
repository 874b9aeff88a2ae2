import { Button, Card, color, Page, Segmented, Switch, space, useText } from '@waybill/ui-shell';
import { ListTable, useList, usePageTitle } from '@waybill/ui-shell/console';
import { type ColumnChoice, ColumnPicker, shownColumns } from '@waybill/ui-shell/table';
import { Maximize, Minimize } from 'lucide-react';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { tableMessages } from '../messages';
import { articles } from './article';
import { articleColumns } from './article-columns';
import { useElementFullScreen } from './use-element-full-screen';

/** A table whose looks and columns are the reader's choice, and which fills the screen on its own. */
export default function CustomTablePage() {
  const t = useText();
  const pageTitle = usePageTitle();
  const list = useList(articles);
  const frame = useRef<HTMLDivElement>(null);
  const fullScreen = useElementFullScreen(frame);
  const [striped, setStriped] = useState(true);
  const [bordered, setBordered] = useState(false);
  const [rowSize, setRowSize] = useState<'small' | 'medium' | 'large'>('medium');
  const [choice, setChoice] = useState<ColumnChoice>(firstChoice);
  const FullScreenIcon = fullScreen.active ? Minimize : Maximize;
  return (
    <Page title={pageTitle} lead={t(tableMessages.customLead)}>
      <Frame ref={frame}>
        <Card>
          <Tools>
            <Switch label={t(tableMessages.stripes)} checked={striped} onCheckedChange={setStriped} />
            <Switch label={t(tableMessages.borders)} checked={bordered} onCheckedChange={setBordered} />
            <Segmented
              label={t(tableMessages.rowSize)}
              value={rowSize}
              options={(['small', 'medium', 'large'] as const).map((each) => ({
                value: each,
                label: t(tableMessages[each]),
              }))}
              onValueChange={setRowSize}
            />
            <End>
              <ColumnPicker columns={columns} value={choice} onChange={setChoice} />
              <Button icon={<FullScreenIcon aria-hidden size={16} />} onClick={fullScreen.toggle}>
                {t(fullScreen.active ? tableMessages.leaveFullScreen : tableMessages.fullScreen)}
              </Button>
            </End>
          </Tools>
          <ListTable
            label={pageTitle}
            columns={columns}
            shownColumns={shownColumns(choice)}
            list={list}
            striped={striped}
            bordered={bordered}
            rowSize={rowSize}
            extraRows={fullScreen.active ? -1 : 2}
          />
        </Card>
      </Frame>
    </Page>
  );
}

const columns = Object.values(articleColumns);
const firstChoice = { order: columns.map(({ id }): string => id), hidden: ['recommended'] };

const Frame = styled.div`
  min-width: 0;

  &:fullscreen {
    padding: ${space(5)};
    overflow: auto;
    background: ${color('page')};
  }
`;

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(6)};
  align-items: center;
  margin-block-end: ${space(4)};
`;

const End = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  margin-inline-start: auto;

  @media (max-width: 575.98px) {
    margin: 0;
  }
`;
