import { describe, expect, it } from 'vitest';
import { readFields } from '../corpus/read-fields.test-data';
import { sureEnough } from '../recognised';

const here = '嘉兴南湖区中山路8号 费良 13967350482';
const there = '六安金寨县江店村70号 储红 13856428195';

describe('the sides', () => {
  it.each([
    ['an arrow that points at them', `${there} ←收\n${here} ←寄`],
    ['a line of arrows', `${here}\n↓↓↓\n${there}`],
    ['a sign at the beginning of each line', `出 ${here}\n进 ${there}`],
    ['where it is unloaded', `${here} 装，卸 ${there}`],
    ['a word behind each of them', `${there} 收的，${here} 发的`],
    [
      'a word in a line of its own behind each of them',
      `费良 13967350482\n嘉兴南湖区中山路8号\n寄\n\n储红 13856428195\n六安金寨县江店村70号\n收`,
    ],
    ['a sentence behind each of them', `${there}\n这是收货的\n${here}\n这是发货的`],
    ['a title in brackets behind each of them', `${here}\n【发货】\n${there}\n【收货】`],
    [
      'a word behind the one and before the other',
      `储红，13856428195，六安金寨县江店村70号，这个是收的，寄的是费良，13967350482，嘉兴南湖区中山路8号`,
    ],
    ['signs within each of them', `六安金寨县江店村70号 储红 13856428195 收 嘉兴南湖区中山路8号 发 费良 13967350482`],
    ['words behind people', `储红 13856428195 收车 六安金寨县江店村70号 费良 13967350482 发车 嘉兴南湖区中山路8号`],
    ['signs in brackets', `[收]${there}\n[寄]${here}`],
    ['who sold it, where he writes', `我是卖家，车卖出去了，买家：${there}。我这边${here}`],
    ['where it is now and where it goes, behind a wish', `想把车拉到乡下去，现在在${here}，送到${there}`],
    ['where goods are, beside who receives', `发六安\n收货人 ${there}\n货在${here}`],
    ['a place where it is received', `${here}，收在六安金寨县江店村70号，储红 13856428195`],
    [
      'a day on which somebody comes behind the way',
      `嘉兴南湖区到六安金寨县 本田CM300 12月1号来拿车，${here}，收车：${there}`,
    ],
    [
      'who gives it to whom',
      '爷爷要把三轮车送给我叔叔，爷爷叫费良，电话13967350482，住嘉兴南湖区中山路8号，叔叔叫储红，13856428195，住六安金寨县江店村70号',
    ],
    ['who sells it to whom', `我表哥的车卖给了我同学，表哥：${here}，同学：${there}`],
    ['home, where it comes from', `妈妈的车要从老家运过来\n老家：${here}\n我这边：${there}`],
    [
      'who has it that is fetched',
      '儿子的车要拿回来，他在嘉兴南湖区中山路8号，叫费良，13967350482。我们家在六安金寨县江店村70号，储红 13856428195',
    ],
    [
      'where it goes to be mended',
      '想寄到厂里修，我这边嘉兴南湖区中山路8号，费良 13967350482，厂里地址是六安金寨县江店村70号，收件人储红 13856428195',
    ],
    ['where it comes from', `从老家运到学校\n学校：${there}\n老家：${here}`],
    ['the way, told behind both', `${there}\n${here}\n从嘉兴发到六安 一辆弯梁`],
    [
      'the way within a city, told before both',
      '从义乌拉到永康 永康市西城街道望春路168号 储红13856428195收 义乌北苑街道雪峰路968号 费良 13967350482',
    ],
    [
      'where he is who buys it',
      '我在嘉兴南湖区中山路8号，朋友在六安金寨县江店村70号，他要买我的车，他电话13856428195，我 费良 13967350482',
    ],
    [
      'titles of a form in one line',
      '寄件姓名 费良 寄件手机 13967350482 寄件地址 嘉兴南湖区中山路8号 收件姓名 储红 收件手机 13856428195 收件地址 六安金寨县江店村70号 数量 1',
    ],
    ['titles that say the side in brackets, in one line', `甲方(托运)：${here} 乙方(收货)：${there}`],
    ['who hands it over, beside who receives it as written in Japan', `収货人：${there}；交货人：${here}`],
    ['letters, defined behind a comma', `从A到B：A ${here}，B ${there}，踏板车一台`],
    ['where it goes on its way', `从${here} 走到 ${there}`],
    ['where it arrives', `起运：${here}；运抵：${there}`],
    ['numbers of addresses', `地址一：${here}\n地址二：${there}\n从地址一取，送到地址二`],
    [
      'who writes, between two places below the way',
      '从嘉兴到六安金寨\n收件人是我爸 储红13856428195 金寨县江店村70号\n我这边是南湖区中山路8号 费良 13967350482',
    ],
    [
      'titles by where it is handed in and arrives',
      '寄出地嘉兴南湖区中山路8号，寄出人费良13967350482，寄达地六安金寨县江店村70号，寄达人储红13856428195',
    ],
    ['the way, whatever is done by a day', `从${here} 发往 ${there}，本周五前装车`],
    ['titles that ask', `车在哪：${here}\n车去哪：${there}`],
    ['who delivers and who takes it', `送货方：${here}\n接货方：${there}`],
    ['a store and its customer', `客户：${there}\n仓：${here}`],
    ['where it is fetched, beside where it is delivered', `接车点：${here}\n送货：${there}`],
  ])('are told by %s', (_, message) => {
    const found = readFields(message);
    expect([found['consignor.phone']?.value, found['consignee.phone']?.value]).toEqual(['13967350482', '13856428195']);
    expect(found['consignee.phone']?.sure).toBeGreaterThanOrEqual(sureEnough);
  });
});

it('a further word about the side that has its phone already says its name', () => {
  expect(readFields('收件电话13856428195，收件人是储红')['consignee.name']?.value).toBe('储红');
});

it('he who says his name behind a way and that he sends is of the side that sends', () => {
  const found = readFields('嘉兴南湖区中山路8号到六安金寨县，我姓名费良 13967350482，我寄');
  expect([found['consignor.name']?.value, found['consignee.phone']?.value]).toEqual(['费良', undefined]);
});

it('what somebody who asks for another one will do in a week is no word about a side', () => {
  const found = readFields('帮朋友问，嘉兴南湖区到六安金寨县，一辆铃木GSX250R，什么价？他下周提车');
  expect([found['consignor.region']?.value, found['consignee.region']?.value]).toEqual(['330402', '341524']);
});

it('a phone before the first title, of which one does not know whose it is, is proposed and asked', () => {
  const found = readFields(
    '姓名：费良\n电话：13967350482\n发货地：嘉兴南湖区中山路8号\n目的地：六安金寨县江店村70号\n收货人：储红',
  );
  expect(found['consignor.phone']?.value).toBe('13967350482');
  expect(found['consignor.phone']?.sure).toBeLessThan(sureEnough);
});

it('whatever the writer calls his number, it is his own', () => {
  const found = readFields('发到六安金寨县去，我这里是嘉兴南湖的，我联系方式是13967350482');
  expect([found['consignor.phone']?.value, found['consignee.phone']?.value]).toEqual(['13967350482', undefined]);
});

it('what is said of the upper and the lower one decides', () => {
  const found = readFields(
    '嘉兴市南湖区中山路8号 旺达电动车 13967350482\n六安市金寨县江店村70号 储先生 13856428195\n上面那个是发货的，下面收货',
  );
  expect([found['consignor.phone']?.value, found['consignee.phone']?.value]).toEqual(['13967350482', '13856428195']);
});

it.each<[message: string, field: string, value: string]>([
  ['嘉兴南湖区到六安金寨县，联系我费良 13967350482，我发的', 'consignor.phone', '13967350482'],
  ['我是买车的那个就送到六安金寨县江店村70号我叫储红电话13856428195', 'consignee.phone', '13856428195'],
  ['我在嘉兴南湖区，电动车一台到六安金寨县 什么时候能提 我叫费良', 'consignee.region', '341524'],
  ['六安 到 嘉兴南湖区 29号提车 我是发车的费先生 电话 13967350482', 'consignee.region', '330402'],
  ['从嘉兴南湖区 发 六安金寨县 几号能装车？', 'consignee.region', '341524'],
  [
    '把车拉到我对象那去，她在六安金寨县江店村70号，电话13856428195，我叫费良电话13967350482，车在嘉兴南湖区中山路8号',
    'consignor.phone',
    '13967350482',
  ],
  [
    '要退一台车，从客户那里拉回来，客户：嘉兴南湖区 13967350482，退到我们仓：六安金寨县 13856428195',
    'consignor.phone',
    '13967350482',
  ],
  ['家里的车从嘉兴南湖区寄到六安金寨县我学校这边，我叫储红', 'consignee.name', '储红'],
  ['六安金寨县江店村70号 发 嘉兴南湖区余新镇 电动车1辆 后天提 到付', 'consignee.region', '330402'],
  [
    '六安金寨县江店村70号到嘉兴南湖区中山路8号 骑行完不想骑回去了 托运 名字储红 手机13856428195 26号可以取车',
    'consignee.region',
    '330402',
  ],
  ['车从嘉兴南湖区弄回洛阳老家', 'consignee.region', '410300'],
  ['能来嘉兴南湖区取吗，发六安金寨县，我号13967350482', 'consignor.phone', '13967350482'],
  ['从嘉兴南湖区余新镇发，六安金寨县收，储红 13856428195', 'consignee.region', '341524'],
])('what one asks, and who one says that he is, leave the way as it is told: %s', (message, field, value) => {
  expect(readFields(message)[field]?.value).toBe(value);
});
