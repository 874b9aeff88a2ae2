import { Button, color, radius, space, textSize, useText } from '@waybill/ui-shell';
import { TextArea } from '@waybill/ui-shell/controls';
import type { FormModel } from '@waybill/ui-shell/forms';
import { type KeyboardEvent, useState } from 'react';
import styled from 'styled-components';
import { useFieldName } from '../detail/use-field-name';
import { orderMessages } from '../messages';
import type { Recognised, RecognisedOrder } from '../recognise/recognise';
import { loadRegions } from '../regions/use-regions';
import { FormSection, Wide } from './form-section';
import { emptyVehicle, type OrderFields } from './order-fields';

/** From here on a field needs no second look. */
const sureEnough = 0.9;

export interface PasteSectionProps {
  form: FormModel<OrderFields>;
  brands: readonly string[];
}

type Present = Pick<OrderFields, 'consignor' | 'consignee' | 'vehicles'>;
type Outcome = { filled: { path: string; value: string; sure: number }[]; before: Present } | 'nothing' | 'failed';

/** One message that falls into its fields: what is unsure is said, and Escape undoes it. */
export function PasteSection({ form, brands }: PasteSectionProps) {
  const t = useText();
  const fieldName = useFieldName();
  const [message, setMessage] = useState('');
  const [outcome, setOutcome] = useState<Outcome>();
  const filled = typeof outcome === 'object' ? outcome : undefined;

  const read = async (text: string) => {
    setMessage(text);
    if (text.trim() === '') return;
    try {
      const [{ recognise }, { toRegionNames }, regions] = await Promise.all([
        import('../recognise/recognise'),
        import('../recognise/find-region'),
        loadRegions(),
      ]);
      const before = valuesOf(form);
      const found = recognise(text.slice(0, 2000), toRegionNames(regions), brands);
      const fields = fieldsOf(found);
      for (const { path, value } of fields) form.set(path, value);
      setOutcome(fields.length === 0 ? 'nothing' : { filled: fields, before });
    } catch {
      setOutcome('failed');
    }
  };

  const undo = () => {
    if (!filled) return;
    const { consignor, consignee, vehicles } = filled.before;
    for (const [party, fields] of Object.entries({ consignor, consignee }) as [
      'consignor' | 'consignee',
      typeof consignor,
    ][])
      for (const name of ['name', 'phone', 'region', 'street'] as const) form.set(`${party}.${name}`, fields[name]);
    const first = vehicles[0] ?? emptyVehicle;
    for (const name of ['brand', 'model', 'plate', 'frame'] as const) form.set(`vehicles.0.${name}`, first[name]);
    setOutcome(undefined);
    setMessage('');
  };

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !filled) return;
    event.preventDefault();
    undo();
  };

  return (
    <FormSection title={t(orderMessages.paste)}>
      <Wide onKeyDown={handleKeyDown}>
        <TextArea
          label={t(orderMessages.paste)}
          labelHidden
          rows={2}
          hint={t(orderMessages.pasteHint)}
          placeholder={t(orderMessages.pasteExample)}
          value={message}
          onChange={(event) => setMessage(event.target.value)}
          onPaste={(event) => {
            event.preventDefault();
            void read(event.clipboardData.getData('text/plain'));
          }}
          onBlur={() => {
            if (message.trim() !== '' && outcome === undefined) void read(message);
          }}
        />
        <Said role="status">
          {outcome === 'nothing' && t(orderMessages.pasteNothing)}
          {outcome === 'failed' && t(orderMessages.pasteFailed)}
          {filled && (
            <>
              {t(orderMessages.pasteDone, { count: filled.filled.length })}
              {filled.filled
                .filter(({ sure }) => sure < sureEnough)
                .map(({ path }) => (
                  <Unsure key={path}>
                    {fieldName(path)}：{t(orderMessages.unsure)}
                  </Unsure>
                ))}
              <Button onClick={undo} aria-keyshortcuts="Escape">
                {t(orderMessages.pasteUndo)}
              </Button>
            </>
          )}
        </Said>
      </Wide>
    </FormSection>
  );
}

const valuesOf = (form: FormModel<OrderFields>): Present => ({
  consignor: { ...form.read('consignor') },
  consignee: { ...form.read('consignee') },
  vehicles: form.read('vehicles').map((vehicle) => ({ ...vehicle })),
});

type TextPath =
  | `${'consignor' | 'consignee'}.${'name' | 'phone' | 'region' | 'street'}`
  | `vehicles.0.${'brand' | 'model' | 'plate' | 'frame'}`;

/** What was recognised, by the names of the form's fields. */
function fieldsOf({
  consignor,
  consignee,
  vehicle,
}: RecognisedOrder): { path: TextPath; value: string; sure: number }[] {
  const under = (prefix: string, fields: Readonly<Record<string, Recognised | undefined>>) =>
    Object.entries(fields).flatMap(([name, found]) =>
      found ? [{ path: `${prefix}.${name}` as TextPath, value: found.value, sure: found.sure }] : [],
    );
  return [...under('consignor', consignor), ...under('consignee', consignee), ...under('vehicles.0', vehicle)];
}

const Said = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  align-items: center;
  padding-block-start: ${space(2)};
  color: ${color('textMuted')};

  &:empty {
    display: none;
  }
`;

const Unsure = styled.span`
  padding: 0 ${space(2)};
  border-radius: ${radius('medium')};
  background: ${color('warningTint')};
  color: ${color('warning')};
  font-size: ${textSize('caption')};
  line-height: 22px;
`;
