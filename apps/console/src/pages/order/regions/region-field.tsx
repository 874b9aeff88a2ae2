import { Button, Select, space, useText } from '@waybill/ui-shell';
import type { FormChoiceProps } from '@waybill/ui-shell/forms';
import styled from 'styled-components';
import { orderMessages } from '../messages';
import { cityOf, provinceOf } from './regions';
import { useRegions } from './use-regions';

/** Province, city and district, one after the other, as one code. A code that stops before its district is not whole, which the form's schema says. */
export function RegionField({ label, value, error, onValueChange, onBlur, ref, ...aria }: FormChoiceProps<string>) {
  const t = useText();
  const { regions, failed, retry } = useRegions();
  if (failed)
    return (
      <Failed role="alert">
        {t(orderMessages.regionsFailed)}
        <Button onClick={retry}>{t(orderMessages.again)}</Button>
      </Failed>
    );
  const districts = regions?.districtsOf(value) ?? [];
  const levels = [
    { label: orderMessages.province, options: regions?.provinces ?? [], present: provinceOf(value) },
    {
      label: orderMessages.city,
      options: value === '' ? [] : (regions?.citiesOf(value) ?? []),
      present: cityOf(value),
    },
    ...(cityOf(value) !== '' && districts.length === 0
      ? []
      : [
          {
            label: orderMessages.district,
            options: districts,
            present: districts.some((one) => one.value === value) ? value : '',
          },
        ]),
  ];
  const open = levels.findIndex(({ present }) => present === '');
  const wrong = open < 0 ? levels.length - 1 : open;
  return (
    <Levels role="group" aria-label={label}>
      {levels.map((level, index) => (
        <Select
          key={level.label.id}
          {...(index === wrong ? { ref, error } : {})}
          {...aria}
          label={t(level.label)}
          value={level.present}
          options={level.options}
          placeholder={t(orderMessages.choose)}
          disabled={!regions || (index > 0 && levels[index - 1]?.present === '')}
          onChange={(event) => onValueChange(event.target.value)}
          onBlur={index === levels.length - 1 ? onBlur : undefined}
        />
      ))}
    </Levels>
  );
}

const Levels = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(150px, 100%), 1fr));
  gap: ${space(3)};
`;

const Failed = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
  align-items: center;
`;
