import { toQrCode } from '@waybill/kit/console';
import { useText } from '@waybill/ui-shell';
import styled from 'styled-components';
import { toCode128 } from './codes';
import { printMessages } from './messages';

export interface CodeImageProps {
  kind: 'code128' | 'qr';
  /** The number of an order or of one of its vehicles. */
  number: string;
}

/** A number as a barcode or QR code, black on white in every theme. */
export function CodeImage({ kind, number }: CodeImageProps) {
  const t = useText();
  const { width, height, path } = kind === 'qr' ? toQrCode(number) : toCode128(number);
  return (
    <Picture
      role="img"
      aria-label={t(printMessages.orderCode, { number, kind: t(printMessages[kind]) })}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={kind === 'qr' ? 'xMidYMid' : 'none'}
      shapeRendering="crispEdges"
    >
      <rect width={width} height={height} fill="white" />
      <path d={path} fill="black" />
    </Picture>
  );
}

const Picture = styled.svg`
  display: block;
  width: 100%;
  height: 100%;
  forced-color-adjust: none;
`;
