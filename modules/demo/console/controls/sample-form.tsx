import { Row } from '@waybill/kit/console';
import { Action, Card, CardTitle, space, useText } from '@waybill/ui-shell';
import {
  Cascader,
  Checkbox,
  CheckboxGroup,
  CheckTree,
  Combobox,
  DateField,
  DateRangeField,
  MoneyField,
  MultiCombobox,
  NumberField,
  RadioGroup,
  TextArea,
  TimeField,
  UploadField,
} from '@waybill/ui-shell/controls';
import { Form, useForm } from '@waybill/ui-shell/forms';
import styled from 'styled-components';
import { emptySample, maxNote, type Sample, sampleIssues, sampleSchema } from './control-schema';
import { controlMessages } from './messages';
import { useSampleCalls } from './sample-calls';
import { sampleOptions } from './sample-options';

/** In bytes, the limit of the server including the envelope. */
const maxFile = 4 * 1024 * 1024;

/** Every control, bound to one schema. */
export function SampleForm({ onSent }: { onSent: (sample: Sample) => void }) {
  const t = useText();
  const options = sampleOptions(t);
  const { findArticles, sendPhoto } = useSampleCalls();
  const form = useForm({
    schema: sampleSchema,
    values: emptySample,
    messages: sampleIssues,
    draft: { name: 'sample' },
    onSubmit: onSent,
  });
  return (
    <Sections form={form}>
      <Section>
        <CardTitle>{t(controlMessages.goods)}</CardTitle>
        <RadioGroup {...form.choice('pay', controlMessages.pay)} options={options.pay} />
        <CheckboxGroup {...form.choice('services', controlMessages.services)} options={options.services} />
        <NumberField {...form.choice('weight', controlMessages.weight)} decimals={1} min={0} suffix="kg" />
        <MoneyField {...form.choice('worth', controlMessages.worth)} />
        <Combobox {...form.choice('brand', controlMessages.brand)} options={options.brands} />
        <Combobox
          {...form.choice('article', controlMessages.article)}
          hint={t(controlMessages.articleHint)}
          options={findArticles}
        />
      </Section>
      <Section>
        <CardTitle>{t(controlMessages.when)}</CardTitle>
        <DateField {...form.choice('day', controlMessages.day)} />
        <TimeField {...form.choice('time', controlMessages.time)} />
        <DateRangeField {...form.choice('days', controlMessages.days)} />
        <Cascader {...form.choice('region', controlMessages.region)} options={options.regions} />
        <MultiCombobox {...form.choice('stops', controlMessages.stops)} options={options.stops} />
      </Section>
      <Section>
        <CardTitle>{t(controlMessages.more)}</CardTitle>
        <CheckTree {...form.choice('rights', controlMessages.rights)} nodes={options.rights} />
        <UploadField
          {...form.choice('photos', controlMessages.photos)}
          upload={sendPhoto}
          maxSize={maxFile}
          maxCount={3}
        />
        <TextArea {...form.field('note', controlMessages.note)} limit={maxNote} />
        <Checkbox {...form.toggle('agreed', controlMessages.agreed)} />
        <Row>
          <Action type="submit" tone="primary" busy={form.busy} text={controlMessages.send} />
          <Action onClick={() => form.reset()} text={controlMessages.reset} />
        </Row>
      </Section>
    </Sections>
  );
}

const Sections = styled(Form)`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(21.25rem, 100%), 1fr));
  gap: ${space(4)};
  align-items: start;

  > [role='alert'],
  > [role='status'] {
    grid-column: 1 / -1;
  }
` as typeof Form;

const Section = styled(Card)`
  display: grid;
  gap: ${space(4)};

  h2 {
    margin: 0;
  }
`;
