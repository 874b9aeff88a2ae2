import styled from 'styled-components';
import { layer } from '../../theme/layers';
import { iconButton } from '../../theme/pieces';
import { color, flexFill, flexRow, motion, radius, size, space, square } from '../../theme/tokens';
import { cardLook, smartLook, smoothLook } from './tab-looks';

export const Item = styled.li`
  position: relative;
  display: flex;
  flex: none;
  color: ${color('text')};
  user-select: none;

  &[data-state='active'] {
    z-index: ${layer('backTop')};
    color: ${color('primaryText')};
  }

  &[data-dragged] {
    z-index: ${layer('tabsBar')};
  }

  [data-dragging] > &:not([data-dragged]) {
    transition: transform ${motion('fast')};
  }
`;

export const Face = styled.a`
  position: relative;
  ${flexRow(1.5)}
  min-width: ${space(20)};
  height: 100%;
  padding-inline: ${space(4)};
  border-radius: ${radius('medium')};
  color: inherit;
  white-space: nowrap;
  -webkit-touch-callout: none;

  [data-closable] > & {
    padding-inline-end: ${space(7)};
  }

  &::after {
    position: absolute;
    inset: ${space(-2)} 0;
    content: '';
  }

  &:focus-visible {
    outline-offset: -4px;
  }
`;

export const Title = styled.bdi`
  overflow: hidden;
  max-width: ${space(40)};
  text-overflow: ellipsis;
`;

export const UnsavedDot = styled.span`
  position: absolute;
  inset-block-start: calc(50% - 3px);
  inset-inline-start: ${space(1.25)};
  ${square('6px')}
  border-radius: ${radius('round')};
  background: ${color('warning')};
`;

export const Close = styled.button`
  ${iconButton}
  position: absolute;
  inset-block-start: calc(50% - 12px);
  inset-inline-end: 3px;
  ${square('24px')}
  border-radius: ${radius('round')};
  color: inherit;
  visibility: hidden;

  &::after {
    position: absolute;
    inset: -5px -3px;
    content: '';
  }

  @media (pointer: coarse) {
    &::after {
      inset: -8px;
    }
  }

  [data-state='active'] > & {
    visibility: visible;
  }

  @media (hover: hover) {
    li:hover > & {
      visibility: visible;
    }
  }

  &:hover {
    background: ${color('textMuted')};
    color: ${color('surface')};
  }
`;

export const Unpin = styled(Close)`
  visibility: visible;
`;

export const Row = styled.ul`
  display: flex;
  align-items: center;
  width: max-content;
  min-width: 100%;
  height: 100%;
  padding: 0 ${space(3)};

  &[data-look='card'] {
    ${cardLook}
  }

  &[data-look='smart'] {
    ${smartLook}
  }

  &[data-look='smooth'] {
    ${smoothLook}
  }
`;

export const Scroller = styled.nav`
  ${flexFill}
  overflow: auto hidden;
  overscroll-behavior-x: contain;
  isolation: isolate;
  scrollbar-width: none;
`;

export const Strip = styled.div`
  display: flex;
  ${flexFill}
  align-items: stretch;
`;

export const Bar = styled.div`
  display: flex;
  align-self: stretch;
  align-items: stretch;
  min-width: 0;
  height: 100%;
  min-height: calc(${size('tabsBar')} - 1px);
  background: ${color('surface')};

  &[data-look='smooth'] {
    --wb-tabs-rise: calc(${size('tabsBar')} - ${size('tabSmooth')} - 1px);
  }
`;

export const Tool = styled.button`
  ${iconButton}

  align-self: center;
  margin-block-start: var(--wb-tabs-rise, 0);
  ${square(size('control'))}
  border-radius: ${radius('medium')};

  &:hover:not(:disabled),
  &[data-state='open'] {
    background: ${color('surfaceHover')};
    color: ${color('textStrong')};
  }

  &:focus-visible {
    outline-offset: -2px;
  }

  &:disabled {
    color: ${color('textDisabled')};
    cursor: default;
  }
`;

export const Tools = styled.div`
  ${flexRow(1)}
  flex: none;
  padding-inline: ${space(1)} ${space(3)};
`;
