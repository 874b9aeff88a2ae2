import type {
  Found,
  OrderReading,
  PartyField,
  ReadContext,
  ReadOrder,
  ReadParty,
  ReadVehicle,
  Role,
  TermField,
} from '../reading';
import type { RegionNames } from '../regions/find-region';
import { corrections } from '../words/talk-words';
import { Board, doubted } from './board';
import { type Entity, findEntities, lessCertain } from './parties';
import { readTerms, resolvePayer } from './read-terms';
import { readVehicles } from './read-vehicles';
import { decideSides } from './sides';
import { toItems } from './to-items';
import { toPlain } from './to-plain';

/** Reads the orders of a text. */
export function readText(text: string, { brands, today }: ReadContext, names: RegionNames): OrderReading {
  const plain = toPlain(text);
  const board = new Board(text, plain, toItems(plain, names, brands));
  const order = readOrder(board, names, today, 0, board.items.length);
  return {
    orders: [order.order],
    leftovers: board.leftovers.map((leftover) => ({ ...leftover, orders: [0] })),
    questions: order.isAsked ? [{ kind: 'sides', order: 0 }] : [],
  };
}

function readOrder(
  board: Board,
  names: RegionNames,
  today: string,
  start: number,
  end: number,
): { order: ReadOrder; isAsked: boolean } {
  const corrected = correctionsIn(board, start, end);
  const { terms, ofEach, paying } = readTerms(board, today, start, end);
  const vehicles = readVehicles(board, start, end);
  const entities = findEntities(board, names, start, end);
  const sides = decideSides(board, entities, start, end);
  const partyOf = (role: Role) =>
    gather(
      board,
      entities.flatMap((entity, place) =>
        sides.roles[place] === role
          ? [
              {
                ...entity,
                fields: lessCertain(entity.fields, corrected.parties ? 'uncertain' : (sides.sure[place] ?? 'guess')),
              },
            ]
          : [],
      ),
    );
  const [consignor, consignee] = [partyOf('consignor'), partyOf('consignee')];
  const payer =
    paying &&
    resolvePayer(
      board,
      paying,
      { consignor: consignor.name?.value, consignee: consignee.name?.value },
      sides.writer,
      sides.isAsked,
    );
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

const doubtedVehicle = (vehicle: ReadVehicle): ReadVehicle =>
  Object.fromEntries(Object.entries(vehicle).map(([field, value]) => [field, doubted(value)]));

const ofGoods = /运费|付|代收|货款|保价|月结|[台辆]|车型|品牌|型号|数量/;
const ofSide = /电话|手机|号码|地址|姓名|名字|人|[收发寄][件货]|\d{4}|是\d/;

/** Whether the text corrects itself, and of what it then speaks; of a side where it does not say. */
function correctionsIn({ items, plain }: Board, start: number, end: number): { parties: boolean; terms: boolean } {
  const clauses = plain.slice(items[start]?.from ?? 0, items[end - 1]?.to ?? 0).split(/[,，。;；!！?？\n]/);
  const corrected = clauses.flatMap((clause, place) =>
    corrections.some((word) => clause.includes(word)) ? [`${clause},${clauses[place + 1] ?? ''}`] : [],
  );
  const terms = corrected.filter((clause) => ofGoods.test(clause) && !ofSide.test(clause));
  return { parties: corrected.length > terms.length, terms: corrected.length > 0 };
}

/** The fields of one side: the first of each kind; another value of it is left over, and makes it doubtful. */
function gather(board: Board, entities: readonly Entity[]): ReadParty {
  const party: ReadParty = {};
  for (const { fields } of entities)
    for (const [field, value] of Object.entries(fields) as [PartyField, Found][]) {
      const known = party[field];
      if (!known) party[field] = value;
      else if (field === 'region' && isDeeper(value.value, known.value))
        party[field] = { ...value, at: [...known.at, ...value.at] };
      else if (field === 'region' && isDeeper(known.value, value.value))
        party[field] = { ...known, at: [...known.at, ...value.at] };
      else if (known.value === value.value) party[field] = { ...known, at: [...known.at, ...value.at] };
      else {
        board.release(value);
        party[field] = doubted(known);
      }
    }
  return party;
}

const isDeeper = (inner: string, outer: string) => inner.startsWith(outer.replace(/(?:00){1,2}$/, ''));
