import { randomInt } from 'node:crypto';

/** Size of a drawn code in CSS pixels. */
const [width, height] = [120, 40];

/** The strokes of each character: points of a grid five wide and seven high, as two digits for x and y. */
const strokes: Readonly<Record<string, string>> = {
  A: '06 20 46|14 34',
  B: '06 00 30 41 42 33 03|33 44 45 36 06',
  C: '41 30 10 01 05 16 36 45',
  D: '00 06 26 45 41 20 00',
  E: '40 00 06 46|03 33',
  F: '40 00 06|03 33',
  G: '41 30 10 01 05 16 36 45 43 23',
  H: '00 06|40 46|03 43',
  J: '10 40|30 35 26 16 05',
  K: '00 06|40 03 46',
  L: '00 06 46',
  M: '06 00 23 40 46',
  N: '06 00 46 40',
  P: '06 00 30 41 42 33 03',
  R: '06 00 30 41 42 33 03|23 46',
  S: '41 30 10 01 02 13 33 44 45 36 16 05',
  T: '00 40|20 26',
  U: '00 05 16 36 45 40',
  V: '00 26 40',
  W: '00 16 23 36 40',
  X: '00 46|40 06',
  Y: '00 23 40|23 26',
  Z: '00 40 06 46',
  2: '01 10 30 41 42 06 46',
  3: '00 40 23 33 44 45 36 16 05',
  4: '36 30 04 44',
  5: '40 00 03 33 44 45 36 06',
  6: '30 10 01 05 16 36 45 44 33 13 04',
  7: '00 40 16',
  8: '13 02 01 10 30 41 42 33 13 04 05 16 36 45 44 33',
};

/** The drawable characters: capitals and digits that are not easily confused. */
export const captchaAlphabet = Object.keys(strokes).join('');

/**
 * Draws characters of `captchaAlphabet` as SVG markup: bent, turned and of uneven size, under two lines, with shuffled strokes. It stops simple
 * programs only.
 */
export function drawCaptcha(text: string): string {
  const characters = [...text];
  const step = width / (characters.length + 0.5);
  const marks = characters.flatMap((character, index) => drawCharacter(character, step * (index + 0.75)));
  const paths = [...marks, drawLine(), drawLine()].sort(() => randomInt(2) - 0.5);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="#f4f6f8"/>`,
    '<g fill="none" stroke-linecap="round" stroke-linejoin="round">',
    ...paths,
    '</g></svg>',
  ].join('');
}

function drawCharacter(character: string, middle: number): string[] {
  const angle = between(-0.3, 0.3);
  const slant = between(-0.25, 0.25);
  const [unitX, unitY] = [between(3.8, 4.8), between(3.6, 4.4)];
  const [left, top] = [middle + between(-2, 2), height / 2 + between(-3, 3)];
  const place = (point: string) => {
    const x = (Number(point[0]) - 2 + between(-0.18, 0.18)) * unitX;
    const y = (Number(point[1]) - 3 + between(-0.18, 0.18)) * unitY;
    const leaning = x - y * slant;
    const turned = [leaning * Math.cos(angle) - y * Math.sin(angle), leaning * Math.sin(angle) + y * Math.cos(angle)];
    return `${(left + (turned[0] ?? 0)).toFixed(1)} ${(top + (turned[1] ?? 0)).toFixed(1)}`;
  };
  const color = ['#1f3b57', '#3a2f6b', '#5b2333', '#1d4d3a'][randomInt(4)];
  return (strokes[character] ?? '')
    .split('|')
    .map((line) => `<path d="M${line.split(' ').map(place).join('L')}" stroke="${color}" stroke-width="3"/>`);
}

function drawLine(): string {
  const [from, bend, to] = [0, 0, 0].map(() => between(6, height - 6).toFixed(1));
  const path = `M0 ${from}Q${between(30, 90).toFixed(1)} ${bend} ${width} ${to}`;
  return `<path d="${path}" stroke="#7d8794" stroke-width="1.5"/>`;
}

function between(least: number, greatest: number): number {
  return least + (randomInt(1001) / 1000) * (greatest - least);
}
