import styled from 'styled-components';
import { oneLine } from '../../theme/pieces';
import { color, flexFill, flexRow, radius, space, textSize } from '../../theme/tokens';

export const SearchFrame = styled.div`
  display: flex;
  flex-direction: column;
`;

export const SearchLine = styled.div`
  ${flexRow(3)}
  height: 56px;
  padding: 0 ${space(5)};
  border-block-end: 1px solid ${color('border')};
  color: ${color('textMuted')};

  &:focus-within {
    border-block-end-color: ${color('focus')};
    box-shadow: 0 1px 0 ${color('focus')};
  }
`;

export const SearchInput = styled.input`
  ${flexFill}
  height: 100%;
  padding: 0;
  border: 0;
  outline: 0;
  background: transparent;
  color: ${color('textStrong')};
  font: inherit;
  font-size: ${textSize('section')};
  text-overflow: ellipsis;

  &::placeholder {
    color: ${color('textMuted')};
    opacity: 1;
  }
`;

export const SearchLines = styled.div`
  height: min(320px, 50dvh);

  [role='listbox'] {
    height: 100%;
    padding: ${space(2)};
    overflow: auto;
  }
`;

export const SearchQuiet = styled.div`
  padding: ${space(5)};
  color: ${color('textMuted')};
`;

export const SearchKeys = styled.div`
  padding: ${space(2.5)} ${space(5)};
  border-block-start: 1px solid ${color('border')};
  background: ${color('surfaceSunken')};
  color: ${color('text')};
  font-size: ${textSize('caption')};

  @media (pointer: coarse) {
    display: none;
  }
`;

export const SearchOption = styled.div`
  ${flexRow(3)}
  min-height: 40px;
  padding: 0 ${space(3)};
  border-inline-start: 3px solid transparent;
  border-radius: ${radius('large')};
  color: ${color('text')};
  cursor: pointer;

  &[aria-selected='true'] {
    border-inline-start-color: ${color('primaryFill')};
    background: ${color('primaryTint')};
    color: ${color('primaryText')};
  }
`;

export const SearchWords = styled.bdi`
  ${oneLine}
  min-width: 0;
`;
