import type { Brand } from '../../contract/brands';
import type { Found, PartyField, ReadOrder, ReadParty, ReadVehicle, Role, TermField } from '../reading';
import type { RegionNames } from '../regions/find-region';
import { corrections } from '../words/talk-words';
import { type Board, doubted, weaker } from './board';
import type { Entity } from './entity';
import { findEntities, lessCertain } from './parties';
import { resolvePayer } from './payer';
import { readTerms } from './read-terms';
import { readVehicles } from './read-vehicles';
import { decideSides } from './sides';

/** Facts that a text is read by. */
export interface TextContext {
  brands: readonly Brand[];
  today: string;
  names: RegionNames;
}

export interface PieceReading {
  order: ReadOrder;
  /** The text does not say which side is which. */
  isAsked: boolean;
}

/** Reads the one order of a board. Each pass takes what it understands, and leaves the rest to the next one. */
export function readPiece(board: Board, { names, today }: TextContext): PieceReading {
  const end = board.items.length;
  const corrected = correctionsIn(board.plain);
  const { terms, ofEach, paying } = readTerms(board, today, 0, end);
  const vehicles = readVehicles(board, 0, end);
  const entities = findEntities(board, names, 0, end);
  const sides = decideSides(board, entities, 0, end);
  const partyOf = (role: Role) =>
    gather(
      board,
      entities.flatMap((entity, place) => {
        const sure = weaker(corrected.parties ? 'uncertain' : 'certain', sides.sure[place] ?? 'guess');
        return sides.roles[place] === role ? [{ ...entity, fields: lessCertain(entity.fields, sure) }] : [];
      }),
    );
  const [consignor, consignee] = [partyOf('consignor'), partyOf('consignee')];
  const called = { consignor: consignor.name?.value, consignee: consignee.name?.value };
  const payer = paying && resolvePayer(board, paying, called, sides.writer, sides.isAsked);
  if (payer) terms.payer = payer;
  const count = vehicles.reduce((sum, { quantity }) => sum + Number(quantity?.value ?? 1), 0);
  for (const field of ofEach) {
    const amount = terms[field];
    if (amount) terms[field] = { ...amount, value: String(Number(amount.value) * Math.max(count, 1)) };
  }
  if (corrected.terms) for (const [field, value] of Object.entries(terms)) terms[field as TermField] = doubted(value);
  return {
    order: { consignor, consignee, vehicles: corrected.terms ? vehicles.map(doubtedVehicle) : vehicles, terms },
    isAsked: sides.isAsked,
  };
}

/** The fields of one side: the first of each kind. Another value of it is left over, and makes it doubtful. */
function gather(board: Board, entities: readonly Entity[]): ReadParty {
  const party: ReadParty = {};
  for (const { fields } of entities)
    for (const [field, value] of Object.entries(fields) as [PartyField, Found][]) {
      const known = party[field];
      const isRegion = field === 'region' && known !== undefined;
      if (!known) party[field] = value;
      else if (isRegion && isWithin(value.value, known.value))
        party[field] = { ...value, at: [...known.at, ...value.at] };
      else if (known.value === value.value || (isRegion && isWithin(known.value, value.value)))
        party[field] = { ...known, at: [...known.at, ...value.at] };
      else {
        board.release(value);
        party[field] = doubted(known);
      }
    }
  return party;
}

const isWithin = (inner: string, outer: string) => inner.startsWith(outer.replace(/(?:00){1,2}$/, ''));

const doubtedVehicle = (vehicle: ReadVehicle): ReadVehicle =>
  Object.fromEntries(Object.entries(vehicle).map(([field, value]) => [field, doubted(value)]));

const ofGoods = /运费|付|代收|货款|保价|月结|[台辆]|车型|品牌|型号|数量/;
const ofSide = /电话|手机|号码|地址|姓名|名字|人|[收发寄][件货]|\d{4}|是\d/;

/** Whether a text corrects itself: its sides, unless it speaks of goods alone, and its terms. */
function correctionsIn(plain: string): { parties: boolean; terms: boolean } {
  const clauses = plain.split(/[,，。;；!！?？\n]/);
  const corrected = clauses.flatMap((clause, place) =>
    corrections.some((word) => clause.includes(word)) ? [`${clause},${clauses[place + 1] ?? ''}`] : [],
  );
  const terms = corrected.filter((clause) => ofGoods.test(clause) && !ofSide.test(clause));
  return { parties: corrected.length > terms.length, terms: corrected.length > 0 };
}
