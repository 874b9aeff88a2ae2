import { useId } from 'react';
import { neutralColors } from '../../theme/neutral-colors';
import type { SchemeName } from '../../theme/theme-settings';
import { color } from '../../theme/tokens';
import { Thumbnail } from './thumbnail';

/** A small drawing of a scheme: a page by day, by night, or half of each. */
export function SchemeThumbnail({ scheme }: { scheme: SchemeName }) {
  const id = useId();
  return (
    <Thumbnail>
      <clipPath id={id}>
        <path d="M72 0v48H20L52 0z" />
      </clipPath>
      {scheme !== 'dark' && <SmallPage colors={neutralColors.light} />}
      {scheme !== 'light' && (
        <g clipPath={scheme === 'system' ? `url(#${id})` : undefined}>
          <SmallPage colors={neutralColors.dark} />
        </g>
      )}
    </Thumbnail>
  );
}

function SmallPage({ colors }: { colors: (typeof neutralColors)['light'] }) {
  return (
    <>
      <rect width="72" height="48" fill={colors.page} />
      <rect x="10" y="9" width="52" height="34" rx="3" fill={colors.surface} stroke={colors.border} />
      <rect x="17" y="16" width="26" height="4" rx="2" fill={colors.textStrong} />
      <rect x="17" y="24" width="36" height="3" rx="1.5" fill={colors.borderStrong} />
      <rect x="17" y="32" width="16" height="6" rx="2" fill={color('primaryFill')} />
    </>
  );
}
