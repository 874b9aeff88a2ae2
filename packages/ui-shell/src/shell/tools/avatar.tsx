import { UserRound } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { color, radius } from '../../theme/tokens';
import { safePicture } from './safe-picture';

/** @public */
export interface AvatarProps {
  /** Address of the picture; an unsafe or broken one shows a placeholder. */
  src?: string | undefined;
  /** Edge in px. Default 45 (specification, section 9). */
  edge?: number;
}

/** A round picture of a user. Decorative: the name is beside it or in the label of the surrounding control. @public */
export function Avatar({ src, edge = 45 }: AvatarProps) {
  const safe = safePicture(src);
  const [broken, setBroken] = useState<string>();
  return (
    <Frame $edge={edge} data-state={safe && broken !== safe ? 'picture' : 'figure'}>
      {safe && broken !== safe ? (
        <img
          src={safe}
          alt=""
          width={edge}
          height={edge}
          referrerPolicy="no-referrer"
          draggable={false}
          onError={() => setBroken(safe)}
        />
      ) : (
        <UserRound aria-hidden size={Math.round(edge * 0.56)} />
      )}
    </Frame>
  );
}

const Frame = styled.span<{ $edge: number }>`
  display: inline-grid;
  place-items: center;
  flex: none;
  width: ${({ $edge }) => $edge}px;
  height: ${({ $edge }) => $edge}px;
  overflow: hidden;
  border-radius: ${radius('round')};
  background: ${color('primaryTint')};
  color: ${color('primaryText')};

  img {
    display: block;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;
