import styled from 'styled-components';
import { ChoiceMark } from '../../controls/basic/choice-box';

export interface CheckboxProps {
  label: string;
  checked: boolean;
  /** Some but not all rows are selected. Default false. */
  mixed?: boolean;
  onChange: (checked: boolean) => void;
}

/** A checkbox without a visible label, for table rows. */
export function Checkbox({ label, checked, mixed = false, onChange }: CheckboxProps) {
  return (
    <Target>
      <ChoiceMark
        ref={(box) => {
          if (box) box.indeterminate = mixed && !checked;
        }}
        type="checkbox"
        aria-label={label}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
    </Target>
  );
}

const Target = styled.label`
  display: grid;
  place-items: center;
  min-width: 24px;
  min-height: 24px;
  cursor: pointer;

  input {
    margin: 0;
  }
`;
