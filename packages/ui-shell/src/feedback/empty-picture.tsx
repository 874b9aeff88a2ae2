import styled from 'styled-components';
import { color } from '../theme/tokens';

export interface EmptyPictureProps {
  /** `tray` for messages, `search` for a search without results, `calm` for a good state. */
  scene: 'tray' | 'search' | 'calm';
}

/** A small line drawing for empty lists, in the neutrals and the accent of the theme. */
export function EmptyPicture({ scene }: EmptyPictureProps) {
  return (
    <Frame aria-hidden viewBox="0 0 96 64" width={96} height={64}>
      {scenes[scene]}
    </Frame>
  );
}

const scenes = {
  tray: (
    <>
      <path className="fill" d="M18 34 28 14h40l10 20v16a4 4 0 0 1-4 4H22a4 4 0 0 1-4-4z" />
      <path className="line" d="M18 34 28 14h40l10 20v16a4 4 0 0 1-4 4H22a4 4 0 0 1-4-4zh17a13 9 0 0 0 26 0h17" />
      <path className="accent" d="M36 24h24M40 30h16" />
    </>
  ),
  search: (
    <>
      <circle className="fill" cx="44" cy="28" r="18" />
      <circle className="line" cx="44" cy="28" r="18" />
      <path className="line" d="m57 41 14 14" />
      <path className="accent" d="M36 28h16M40 34h8" />
    </>
  ),
  calm: (
    <>
      <path className="fill" d="M48 8 72 17v16c0 12-10 19-24 24-14-5-24-12-24-24V17z" />
      <path className="line" d="M48 8 72 17v16c0 12-10 19-24 24-14-5-24-12-24-24V17z" />
      <path className="accent" d="m38 32 7 7 13-14" />
    </>
  ),
};

const Frame = styled.svg`
  display: block;
  fill: none;
  stroke-linecap: round;
  stroke-linejoin: round;
  stroke-width: 2;

  .fill {
    fill: ${color('surfaceSunken')};
  }

  .line {
    stroke: ${color('borderStrong')};
  }

  .accent {
    stroke: ${color('primary')};
  }
`;
