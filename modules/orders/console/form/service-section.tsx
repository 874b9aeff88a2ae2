import { Segmented, type SegmentedProps, Switch, type Text, TextField, useText } from '@waybill/ui-shell';
import { DateField, TimeField } from '@waybill/ui-shell/controls';
import type { FormModel } from '@waybill/ui-shell/forms';
import { Fragment, type ReactNode } from 'react';
import type { OrderField } from '../../contract/fields';
import { collections, deliveries, packings, payers } from '../../contract/words';
import { orderMessages } from '../shared/messages';
import { FormRow, FormSection, RowOnPhone, Wide, WideOnPhone } from './form-section';
import type { OrderFields } from './order-fields';
import { PastHint } from './past-hint';

const collectionMessages = { 'handed-in': orderMessages['handed-in'], collected: orderMessages.collectedAt };

export interface ServiceSectionProps {
  form: FormModel<OrderFields>;
  /** Shows how certain a recognised field is. */
  markOf: (path: string) => ReactNode;
  /** The collection date of the order before the change. */
  knownDay?: string | undefined;
}

/** The section for collection, delivery, services and payment. */
export function ServiceSection({ form, markOf, knownDay }: ServiceSectionProps) {
  const t = useText();
  const isCollected = form.read('collection') === 'collected';
  const controls: Record<OrderField, ReactNode> = {
    collection: (
      <Segments
        {...form.choice('collection', orderMessages.collection)}
        values={collections}
        words={collectionMessages}
      />
    ),
    delivery: (
      <Segments {...form.choice('delivery', orderMessages.delivery)} values={deliveries} words={orderMessages} />
    ),
    collectFrom: isCollected && (
      <Wide>
        <FormRow>
          <RowOnPhone>
            <DateField
              {...form.choice('collectOn', orderMessages.collectOn)}
              hint={
                <PastHint control={form.control} savedDay={knownDay}>
                  {markOf('collectOn')}
                </PastHint>
              }
            />
          </RowOnPhone>
          <TimeField {...form.choice('collectFrom', orderMessages.collectFrom)} hint={markOf('collectFrom')} />
          <TimeField {...form.choice('collectUntil', orderMessages.collectUntil)} hint={markOf('collectUntil')} />
        </FormRow>
      </Wide>
    ),
    /** The row of `collectFrom` shows this field. */
    collectUntil: null,
    packing: <Segments {...form.choice('packing', orderMessages.packing)} values={packings} words={orderMessages} />,
    payer: (
      <Segments
        {...form.choice('payer', orderMessages.payer)}
        hint={markOf('payer')}
        values={payers}
        words={orderMessages}
      />
    ),
    cashOnDelivery: (
      <RowOnPhone>
        <TextField
          {...form.field('cashOnDelivery', orderMessages.cashOnDelivery)}
          hint={markOf('cashOnDelivery') ?? t(orderMessages.cashHint)}
          prefix="¥"
          inputMode="decimal"
          autoComplete="off"
        />
      </RowOnPhone>
    ),
    insured: (
      <WideOnPhone>
        <Switch {...form.toggle('insured', orderMessages.insured)} hint={t(orderMessages.insuredHint)} />
      </WideOnPhone>
    ),
    remark: (
      <Wide>
        <RowOnPhone>
          <TextField {...form.field('remark', orderMessages.remark)} hint={markOf('remark')} autoComplete="off" />
        </RowOnPhone>
      </Wide>
    ),
  };
  return (
    <FormSection isStep title={t(orderMessages.serviceSection)}>
      {Object.entries(controls).map(([name, control]) => (
        <Fragment key={name}>{control}</Fragment>
      ))}
    </FormSection>
  );
}

interface SegmentsProps<Value extends string> extends Omit<SegmentedProps<Value>, 'options'> {
  values: readonly Value[];
  words: Readonly<Record<Value, Text>>;
}

/** A choice of a few options, in a row of its own on phones. */
function Segments<Value extends string>({ values, words, ...field }: SegmentsProps<Value>) {
  const t = useText();
  return (
    <RowOnPhone>
      <Segmented {...field} labelHidden={false} options={values.map((value) => ({ value, label: t(words[value]) }))} />
    </RowOnPhone>
  );
}
