import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { layer } from '../../theme/layers';
import { color, motion, mutedCaption, radius, space, strongText, textSize } from '../../theme/tokens';

interface PictureOption<Value extends string> {
  value: Value;
  label: ReactNode;
  picture: ReactNode;
}

export interface PictureChoiceProps<Value extends string> {
  label: ReactNode;
  value: Value;
  options: readonly PictureOption<Value>[];
  onValueChange: (value: Value) => void;
  /** The reason why the group is disabled. */
  disabledReason?: ReactNode;
}

/** A radio group of small drawings whose arrow keys take effect at once. */
export function PictureChoice<Value extends string>({
  label,
  value,
  options,
  onValueChange,
  disabledReason,
}: PictureChoiceProps<Value>) {
  const id = useId();
  return (
    <Group disabled={Boolean(disabledReason)} aria-describedby={disabledReason ? `${id}-reason` : undefined}>
      <legend>{label}</legend>
      {disabledReason && <Reason id={`${id}-reason`}>{disabledReason}</Reason>}
      <Grid>
        {options.map((option) => (
          <Tile key={option.value}>
            <input
              type="radio"
              name={id}
              value={option.value}
              checked={option.value === value}
              onChange={() => onValueChange(option.value)}
            />
            <Picture>{option.picture}</Picture>
            <Caption>{option.label}</Caption>
          </Tile>
        ))}
      </Grid>
    </Group>
  );
}

const Group = styled.fieldset`
  min-width: 0;
  padding: 0;
  border: 0;

  legend {
    margin-block-end: ${space(2)};
    padding: 0;
    ${strongText()}
    line-height: 1.375rem;
  }
`;

const Reason = styled.p`
  margin: -${space(1)} 0 ${space(2)};
  ${mutedCaption()}
  line-height: 1.5;
`;

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space(2)} ${space(2.5)};
`;

const Picture = styled.span`
  display: block;
  overflow: hidden;
  border-radius: ${radius('medium')};
  box-shadow: 0 0 0 1px ${color('borderStrong')};
  transition: box-shadow ${motion('fast')};

  /* The pictures show the screen, which stands mirrored where lines begin at the right. */
  svg {
    transform: scaleX(var(--wb-along));
    /* Turned, it lies over the input, which takes the press. */
    pointer-events: none;
  }
`;

const Caption = styled.span`
  color: ${color('text')};
  font-size: ${textSize('caption')};
  line-height: 1.125rem;
  overflow-wrap: anywhere;
  text-align: center;
`;

const Tile = styled.label`
  position: relative;
  display: grid;
  align-content: start;
  gap: ${space(1)};
  min-width: 0;
  cursor: pointer;

  input {
    position: absolute;
    z-index: ${layer('over')};
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }

  &:hover ${Picture} {
    box-shadow: 0 0 0 1px ${color('primary')};
  }

  input:checked + ${Picture} {
    box-shadow: 0 0 0 2px ${color('primaryFill')};
  }

  input:checked ~ ${Caption} {
    color: ${color('primaryText')};
    font-weight: 600;
  }

  input:focus-visible + ${Picture} {
    outline: 2px solid ${color('focus')};
    outline-offset: 4px;
  }

  fieldset:disabled & {
    cursor: not-allowed;
    opacity: 0.5;
  }
`;
