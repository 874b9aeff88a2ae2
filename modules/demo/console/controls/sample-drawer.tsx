import { Row, useFormat } from '@waybill/kit/console';
import { space, useText } from '@waybill/ui-shell';
import { Alert, DescriptionList, Drawer, Steps, Tag } from '@waybill/ui-shell/controls';
import styled from 'styled-components';
import type { Sample } from './control-schema';
import { controlMessages as words } from './messages';

export interface SampleDrawerProps {
  /** The submitted values, or null while the drawer is closed. */
  sample: Sample | null;
  onClose: () => void;
}

/** Shows the submitted values beside the form. */
export function SampleDrawer({ sample, onClose }: SampleDrawerProps) {
  const t = useText();
  const format = useFormat();
  const wordOf = (name: string) => (Object.hasOwn(words, name) ? t(words[name as keyof typeof words]) : name);
  const tags = (names: readonly string[]) => (
    <Row>
      {names.map((name) => (
        <Tag key={name} tone="primary">
          {wordOf(name)}
        </Tag>
      ))}
    </Row>
  );
  return (
    <Drawer open={sample !== null} onOpenChange={onClose} title={t(words.sent)}>
      {sample && (
        <Parts>
          <Alert tone="success">{t(words.received)}</Alert>
          <Steps
            label={t(words.progress)}
            steps={(['filled', 'checked', 'shipped'] as const).map((id) => ({ id, title: t(words[id]) }))}
            done={2}
          />
          <DescriptionList
            layout="row"
            items={[
              [t(words.pay), wordOf(sample.pay)],
              [t(words.services), tags(sample.services)],
              [t(words.weight), `${format.number(sample.weight)} kg`],
              [t(words.worth), format.money(sample.worth / 100)],
              [t(words.brand), wordOf(sample.brand)],
              [t(words.article), sample.article],
              [t(words.day), sample.day],
              [t(words.time), sample.time],
              [t(words.days), `${sample.days.from} – ${sample.days.to}`],
              [t(words.region), sample.region.map(wordOf).join(' / ')],
              [t(words.stops), tags(sample.stops)],
              [t(words.rights), tags(sample.rights)],
              [t(words.photos), sample.photos.map(({ name }) => name).join(', ')],
              [t(words.note), sample.note],
            ]}
          />
        </Parts>
      )}
    </Drawer>
  );
}

const Parts = styled.div`
  display: grid;
  gap: ${space(5)};
  padding: ${space(4)} ${space(5)};
`;
