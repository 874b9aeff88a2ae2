import { color, radius, Select, space, textSize, useText } from '@waybill/ui-shell';
import { useToasts } from '@waybill/ui-shell/console';
import styled from 'styled-components';
import { useFieldName } from '../detail/use-field-name';
import { intakeMessages } from './intake-messages';
import type { IntakePath } from './intake-order';
import type { Part } from './parts';
import type { IntakeModel } from './use-intake';

export interface PastedTextProps {
  intake: IntakeModel;
  /** How many vehicles the form has. */
  vehicles: number;
}

/** The pasted text, each part with the field that it went to; choosing another one gives it to that. */
export function PastedText({ intake, vehicles }: PastedTextProps) {
  const t = useText();
  const fieldName = useFieldName();
  const toasts = useToasts();
  const { parts, give } = intake;
  const paths: readonly IntakePath[] = [
    ...partyPaths('consignor'),
    ...partyPaths('consignee'),
    ...Array.from({ length: vehicles }, (_, place) => vehiclePaths(place)).flat(),
    ...(['cashOnDelivery', 'payer', 'collectOn', 'remark'] as const),
  ];
  const fields = paths.map((path) => ({ value: path, label: fieldName(path) }));
  const handleChange = async (part: Part, chosen: IntakePath | '') => {
    const path = chosen || undefined;
    const isTaken = await give(part, path);
    if (!isTaken && path)
      toasts.error({ ...intakeMessages.refused, values: { text: part.text, field: fieldName(path) } });
  };
  const nameOf = ({ kind, path, isOpen }: Part) =>
    isOpen && path
      ? t(path.startsWith('consignor') ? intakeMessages.oneSide : intakeMessages.otherSide, {
          field: fieldName(path.split('.')[1] ?? ''),
        })
      : kind === 'quantity'
        ? t(intakeMessages.quantity)
        : path
          ? fieldName(path)
          : t(intakeMessages.notUsed);
  return (
    <Frame role="group" aria-label={t(intakeMessages.parts)}>
      <Text>
        {parts.map((part) =>
          part.kind === 'plain' ? (
            <span key={part.from}>{part.text}</span>
          ) : (
            <Chip key={part.from} data-state={part.kind} data-side={sideOf(part)} title={nameOf(part)}>
              <b>{part.text}</b>
              <small aria-hidden>{nameOf(part)}</small>
              <Cover>
                <Select
                  label={<span>{t(intakeMessages.partOf, { text: part.text })}</span>}
                  labelHidden
                  value={part.isOpen ? '' : (part.path ?? '')}
                  options={[
                    {
                      value: '',
                      label: part.kind === 'quantity' || part.isOpen ? nameOf(part) : t(intakeMessages.nowhere),
                    },
                    ...fields,
                  ]}
                  onValueChange={(chosen) => void handleChange(part, chosen)}
                />
              </Cover>
            </Chip>
          ),
        )}
      </Text>
      <Hint>{t(intakeMessages.partsHint)}</Hint>
    </Frame>
  );
}

const partyPaths = (side: 'consignor' | 'consignee'): readonly IntakePath[] => [
  `${side}.name`,
  `${side}.phone`,
  `${side}.region`,
  `${side}.street`,
];

const vehiclePaths = (place: number): readonly IntakePath[] =>
  (['category', 'brand', 'model', 'plate', 'frame', 'value'] as const).map(
    (field) => `vehicles.${place}.${field}` as const,
  );

const sideOf = ({ path, isOpen }: Part): string | undefined => (isOpen ? undefined : path?.split('.')[0]);

const Frame = styled.div`
  margin-block-start: ${space(3)};
  padding: ${space(3)};
  border: 1px solid ${color('border')};
  border-radius: ${radius('medium')};
  background: ${color('surface')};
`;

const Text = styled.div`
  color: ${color('textMuted')};
  max-height: 40vh;
  overflow-y: auto;

  @media (max-width: 767.98px) {
    max-height: 26vh;
  }
  line-height: 2;
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;

const Chip = styled.span`
  position: relative;
  display: inline-flex;
  flex-direction: column;
  max-width: 100%;
  margin: 1px 2px;
  padding: 2px ${space(2)};
  border-block-end: 2px solid ${color('border')};
  border-radius: ${radius('medium')};
  background: ${color('infoTint')};
  color: ${color('textStrong')};
  line-height: 1.35;
  vertical-align: middle;
  white-space: normal;

  b {
    font-weight: 500;
  }

  small {
    color: ${color('textMuted')};
    font-size: ${textSize('caption')};
  }

  &[data-side='consignor'] {
    border-block-end-color: ${color('primary')};
    background: ${color('primaryTint')};
  }

  &[data-side='consignee'] {
    border-block-end-color: ${color('success')};
    background: ${color('successTint')};
  }

  &[data-state='rest'] {
    border-block-end-style: dashed;
    border-block-end-color: ${color('warning')};
    background: ${color('warningTint')};
  }

  &:hover,
  &:focus-within {
    outline: 2px solid ${color('primary')};
    outline-offset: 1px;
  }
`;

/** A choice that covers its chip: the chip shows the selected field. */
const Cover = styled.span`
  position: absolute;
  inset: 0;

  > div,
  > div > div {
    height: 100%;
    min-height: 0;
    border-color: transparent;
    outline: 0;
    background: none;
  }

  > div > div > :is(span, select, svg) {
    opacity: 0;
  }
`;

const Hint = styled.p`
  margin: ${space(2)} 0 0;
  color: ${color('textMuted')};
  font-size: ${textSize('caption')};
`;
