import { toQrCode } from '@waybill/kit/console';
import { toLines } from './poster-lines';

/** The texts of a poster. */
export interface PosterTexts {
  brand: string;
  /** The trade of the brand. */
  trade: string;
  head: string;
  scan: string;
  code: string;
  /** The content of the QR code. */
  link: string;
}

/** Pixels of a poster. */
export const posterSize = { width: 1080, height: 1620 } as const;

const margin = 96;

/** The product's mark in a square of 24. */
const tag =
  'M4 2.5h10.3a3.5 3.5 0 0 1 2.62 1.18l5.4 6.08a3.36 3.36 0 0 1 0 4.48l-5.4 6.08a3.5 3.5 0 0 1-2.62 1.18H4a3.5 3.5 0 0 1-3.5-3.5V6A3.5 3.5 0 0 1 4 2.5Z';
const letter = 'M4.6 8 7.3 15.6 10.3 9.2 13.3 15.6 16 8';

/** Draws a poster in the colours and the font of its canvas: ground, its end (the outline's colour) and text. Throws if the browser cannot draw. */
export function drawPoster(canvas: HTMLCanvasElement, { brand, trade, head, scan, code, link }: PosterTexts): void {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no poster: its canvas has no 2d context.');
  const { width, height } = posterSize;
  const { backgroundColor, outlineColor, color, fontFamily } = getComputedStyle(canvas);
  const inner = width - 2 * margin;

  const ground = context.createLinearGradient(0, 0, width, height);
  ground.addColorStop(0, backgroundColor);
  ground.addColorStop(0.8, outlineColor);
  context.fillStyle = ground;
  context.fillRect(0, 0, width, height);

  // A road in the text's colour, too faint to disturb the text over it.
  context.globalAlpha = 0.07;
  context.fillStyle = color;
  context.fill(new Path2D(`M-80 ${height}L${width * 0.72} 0H${width * 0.98}L${width * 0.62} ${height}Z`));
  context.globalAlpha = 1;

  drawMark(context, { x: margin, y: margin, size: 84, color, ground: backgroundColor });
  context.fillStyle = color;
  context.textBaseline = 'middle';
  write(brand, { x: margin + 108, y: margin + 44, size: 46, weight: 600 });

  context.textBaseline = 'alphabetic';
  const headBottom = writeLines(head, { x: margin, y: 320, size: 92, weight: 700, leading: 1.2 });
  writeLines(trade, { x: margin, y: headBottom + 40, size: 38, weight: 400, leading: 1.4 });

  const card = { x: margin, y: 650, width: inner, height: 840 };
  context.fillStyle = 'white';
  context.beginPath();
  context.roundRect(card.x, card.y, card.width, card.height, 32);
  context.fill();

  const { width: modules, path } = toQrCode(link);
  // Whole pixels a module: a scanner reads edges.
  const module = Math.floor(640 / modules);
  const side = module * modules;
  context.save();
  context.translate(Math.round((width - side) / 2), card.y + 40);
  context.scale(module, module);
  context.fillStyle = 'black';
  context.fill(new Path2D(path));
  context.restore();

  context.fillStyle = 'black';
  context.textAlign = 'center';
  write(code, { x: width / 2, y: card.y + card.height - 128, size: 52, weight: 700 });
  context.globalAlpha = 0.7;
  write(scan, { x: width / 2, y: card.y + card.height - 62, size: 34, weight: 400 });
  context.globalAlpha = 1;
  context.fillStyle = color;
  write(link.replace(/^https?:\/\//, '').replace(/\?.*$/, ''), { x: width / 2, y: height - 64, size: 30, weight: 400 });
  context.textAlign = 'start';

  function write(text: string, { x, y, size, weight }: { x: number; y: number; size: number; weight: number }) {
    if (!context) return;
    context.font = `${weight} ${size}px ${fontFamily}`;
    context.fillText(text, x, y, inner);
  }

  function writeLines(
    text: string,
    at: { x: number; y: number; size: number; weight: number; leading: number },
  ): number {
    if (!context) return at.y;
    context.font = `${at.weight} ${at.size}px ${fontFamily}`;
    const lines = toLines(text, (line) => context.measureText(line).width <= inner);
    lines.forEach((line, index) => {
      write(line, { ...at, y: at.y + index * at.size * at.leading });
    });
    return at.y + (lines.length - 1) * at.size * at.leading + at.size * 0.4;
  }
}

interface Mark {
  x: number;
  y: number;
  size: number;
  color: string;
  ground: string;
}

function drawMark(context: CanvasRenderingContext2D, { x, y, size, color, ground }: Mark): void {
  context.save();
  context.translate(x, y);
  context.scale(size / 24, size / 24);
  context.fillStyle = color;
  context.fill(new Path2D(tag));
  context.strokeStyle = ground;
  context.lineWidth = 2.2;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.stroke(new Path2D(letter));
  context.fillStyle = ground;
  context.beginPath();
  context.arc(19.2, 12, 1.3, 0, 2 * Math.PI);
  context.fill();
  context.restore();
}
