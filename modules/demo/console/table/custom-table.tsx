import { WideText } from '@waybill/kit/console';
import { Action, Segmented, Switch, useFullScreen, useText } from '@waybill/ui-shell';
import { ListPage, useList, useToasts } from '@waybill/ui-shell/console';
import { Maximize, Minimize } from 'lucide-react';
import { useRef, useState } from 'react';
import { tableMessages } from '../messages';
import { articles } from './article';
import { articleColumns } from './article-columns';

const rowSizes = ['small', 'medium', 'large'] as const;
const columns = Object.values(articleColumns);

/** A table with configurable look and columns that fills the screen. */
export default function CustomTablePage() {
  const t = useText();
  const frame = useRef<HTMLDivElement>(null);
  const fullScreen = useFullScreen(frame);
  const toasts = useToasts();
  const [striped, setStriped] = useState(true);
  const [bordered, setBordered] = useState(false);
  const [rowSize, setRowSize] = useState<(typeof rowSizes)[number]>('medium');
  const screenLabel = fullScreen.active ? tableMessages.leaveFullScreen : tableMessages.fullScreen;
  const FullScreenIcon = fullScreen.active ? Minimize : Maximize;
  const handleFullScreen = () => fullScreen.toggle().catch(() => toasts.error(tableMessages.fullScreenRefused));
  return (
    <ListPage
      list={useList(articles)}
      lead={tableMessages.customLead}
      columns={columns}
      hidden={['recommended']}
      cards={{ primary: 'title', trailing: 'status', secondary: ['author'] }}
      striped={striped}
      bordered={bordered}
      rowSize={rowSize}
      frame={frame}
      {...(fullScreen.active ? { extraRows: -1 } : {})}
      tools={
        <>
          <Switch label={t(tableMessages.stripes)} checked={striped} onCheckedChange={setStriped} />
          <Switch label={t(tableMessages.borders)} checked={bordered} onCheckedChange={setBordered} />
          <Segmented
            label={t(tableMessages.rowSize)}
            value={rowSize}
            options={rowSizes.map((each) => ({ value: each, label: t(tableMessages[each]) }))}
            onValueChange={setRowSize}
          />
          <Action icon={<FullScreenIcon aria-hidden size={16} />} text={screenLabel} onClick={handleFullScreen}>
            <WideText>{t(screenLabel)}</WideText>
          </Action>
        </>
      }
    />
  );
}
