import { describe, expect, it } from 'vitest';
import { readFields } from '../corpus/read-fields.test-data';
import { sureEnough } from '../recognised';

describe('a name', () => {
  it.each([
    ['收：六安金寨县江店村70号 阿Ben 13856428195', 'consignee.name', '阿Ben'],
    ['收件人：艾力买买提江\n电话：13856428195\n地址：六安金寨县江店村70号', 'consignee.name', '艾力买买提江'],
    ['收件人：齐放，13856428195，六安金寨县江店村70号', 'consignee.name', '齐放'],
    ['发车就写我储红 13856428195 六安金寨县江店村70号', 'consignor.name', '储红'],
    ['车在六安金寨县江店村70号，艾师傅管着，电话 13856428195', 'consignor.name', '艾师傅'],
    ['接车联系人为同事 佟远，13856428195，六安金寨县江店村70号', 'consignee.name', '佟远'],
    ['收：六安金寨县龙门大街 南段 储红 13856428195', 'consignee.street', '龙门大街南段'],
    ['收：新疆维吾尔自治区/乌鲁木齐市/新市区 北京南路8号 储红 13856428195', 'consignee.region', '650104'],
    ['收：上海閔行區漕寶路8號 储红 13856428195', 'consignee.region', '310112'],
    [
      '发：嘉兴南湖区中山路8号 费良 13967350482，送六安金寨县江店村70号，自己收，电话一样',
      'consignee.phone',
      '13967350482',
    ],
    ['发：嘉兴南湖区中山路8号 找保安老费拿 13967350482', 'consignor.name', '老费'],
    ['收：六安金寨县江店村70号 13856428195 其他不变', 'consignee.name', undefined],
    ['发：嘉兴南湖区中山路8号 费良 13967350482，收：同上', 'consignee.phone', '13967350482'],
    ['我姓费费良，电话13967350482，车在嘉兴南湖区中山路8号', 'consignor.name', '费良'],
    [
      '全国托运，咨询电话 400-118-9922\n发 嘉兴南湖区中山路8号 费良 13967350482 到 六安金寨县江店村70号 储红 13856428195',
      'consignor.phone',
      '13967350482',
    ],
    ['Deliver to my friend Omar 13856428195, 六安金寨县江店村70号', 'consignee.name', 'Omar'],
    ['发：嘉兴南湖区中山路8号 费良 13967350482；收件人 待补充', 'consignee.name', undefined],
    ['发货方：捷达摩配城（0757-82261930）嘉兴南湖区中山路8号', 'consignor.name', '捷达摩配城'],
    ['发货方：鲁兴摩托\n发货电话：400-618-7720\n地址：嘉兴南湖区中山路8号', 'consignor.name', '鲁兴摩托'],
    ['提车 嘉兴南湖区中山路8号 联系人邬 先生 13967350482', 'consignor.name', '邬先生'],
    [
      '从嘉兴南湖区中山路8号拉到六安金寨县江店村70号，收车人也是我自己，储红 13856428195',
      'consignor.phone',
      '13856428195',
    ],
    ['发货方：新蕾车业(天津)有限公司 嘉兴南湖区中山路8号 13967350482', 'consignor.name', '新蕾车业(天津)有限公司'],
    ['收：六安金寨县江店村70号 储红父亲 13856428195', 'consignee.name', '储红父亲'],
    [
      '发件人：费良 13967350482 嘉兴南湖区中山路8号\n收件人：同发件人，地址：六安金寨县江店村70号',
      'consignee.name',
      '费良',
    ],
    ['从嘉兴南湖区中山路310国道旁 13967350482 发', 'consignor.name', undefined],
    ['收：六安金寨县江店村70号\n储国红他哥\n13856428195', 'consignee.name', '储国红他哥'],
    ['发件方信息：\n南湖车品汇\n嘉兴南湖区中山路8号\n0573-82060317', 'consignor.name', '南湖车品汇'],
    ['收：六安金寨县江店村70号 储红 13856428195 发货还是老地方', 'consignor.name', undefined],
    ['收：六安金寨县江店村70号 邻居的折叠电动车 13856428195', 'consignee.name', undefined],
    ['王叔，三轮在嘉兴南湖区中山路8号，找费良 13967350482', 'consignor.name', '费良'],
    ['发：嘉兴南湖区中山路8号，联系我舍友费乐13967350482', 'consignor.name', '费乐'],
    ['送六安金寨县江店村70号，电话通知老储 13856428195', 'consignee.name', '老储'],
    ['车在我岳父家：嘉兴南湖区中山路8号，岳父姓代，13967350482', 'consignor.name', '代'],
    ['发：嘉兴南湖区中山路8号 13967350482 姓文', 'consignor.name', '文'],
    ['收：六安金寨县江店村12号家里，13856428195', 'consignee.name', undefined],
    ['pick up from 嘉兴南湖区中山路8号, my phone 13967350482', 'consignor.name', undefined],
    ['发：嘉兴南湖区中山路8号，找孩子费小乐，13967350482', 'consignor.name', '费小乐'],
    ['提车嘉兴南湖区中山路8号，联系我费小乐 13967350482', 'consignor.name', '费小乐'],
    ['收：六安金寨县江店村70号 找阿May 13856428195', 'consignee.name', '阿May'],
    ['发：嘉兴南湖区中山路8号，13967350482，车在他那', 'consignor.name', undefined],
    ['收：表叔在那儿开店，六安金寨县江店村70号 13856428195', 'consignee.name', undefined],
    ['运到六安金寨县江店村70号来，我收，储红 13856428195', 'consignee.street', '江店村70号'],
    ['发：泉州安溪县中山路8号，我在安溪电话13967350482', 'consignor.name', undefined],
    ['发：嘉兴南湖区中山路8号，找仓库小费（13967350482）', 'consignor.name', '小费'],
    ['发：车在修车铺，嘉兴南湖区中山路8号 13967350482', 'consignor.name', undefined],
    ['收：六安金寨县江店村70号，父亲老储 13856428195', 'consignee.name', '老储'],
    ['请问义乌能上门取吗', 'consignor.region', '330782'],
    ['寄到六安金寨县江店村70号，我这边是连云港的', 'consignor.region', '320700'],
    ['收：六安金寨县江店路顺和车辆市场3排16号 储红 13856428195', 'consignee.street', '江店路顺和车辆市场3排16号'],
    ['去六安金寨县江店村70号取辆车，13856428195', 'consignor.street', '江店村70号'],
    ['摩托车在嘉兴南湖区然后想弄到六安金寨县去', 'consignor.street', undefined],
    ['不去合肥庐阳区了，去六安金寨县江店村70号 储红 13856428195', 'consignor.region', undefined],
    ['收：六安金寨县江店镇 储红 13856428195，货为蓝鲸Q90', 'consignee.street', '江店镇'],
    ['收：六安金寨县江店村70号 13856428195，品名：滑板车', 'consignee.name', undefined],
    ['收：武汉江岸区后湖街道 后湖大道188号 储红 13856428195', 'consignee.street', '后湖街道后湖大道188号'],
    ['收：储红 13856428195 六安金寨县江店村70号，2.付款：到付', 'consignee.street', '江店村70号'],
    ['收：住六安金寨县江店村70号，A，13856428195', 'consignee.name', undefined],
    ['收车人换成 储红 13856428195', 'consignee.name', '储红'],
    ['收的是台湾的储先生，电话 13856428195，六安金寨县江店村70号', 'consignee.name', '储先生'],
    ['取车打这个电话13967350482', 'consignor.name', undefined],
    ['收：六安金寨县江店村70号就行 储红 13856428195', 'consignee.street', '江店村70号'],
    ['从六安发，收：嘉兴南湖区中山路8号 费良 13967350482', 'consignor.region', '341500'],
    ['我在嘉兴南湖区，想寄去西藏拉萨可以吗，13967350482', 'consignee.region', '540100'],
    ['在嘉兴南湖区，想运到大庆给我弟', 'consignee.region', '230600'],
    ['从海口寄到六安金寨县江店村70号，海口这边是龙华区国贸路22号', 'consignor.region', '460106'],
    ['我在嘉兴南湖区，寄一台小电驴回湖南衡阳', 'consignee.region', '430400'],
  ])('%s says %s: %s', (message, field, value) => {
    expect(readFields(message)[field]?.value).toBe(value);
  });

  it('that has not the form of one is marked, also behind its title', () => {
    const nameOf = (name: string) => readFields(`收件人：${name}，13856428195，六安金寨县江店村70号`)['consignee.name'];
    expect(nameOf('储红')?.sure).toBeGreaterThanOrEqual(sureEnough);
    expect(nameOf('桃子')?.sure).toBeLessThan(sureEnough);
  });
});

describe('a place', () => {
  it.each([
    ['从承德到长沙多少钱', 'consignee.region', '430100'],
    ['从嘉兴到大理多少钱', 'consignee.region', '532901'],
    ['我在沛县，车在沛城街道汤沐路12号，费良 13967350482', 'consignor.region', '320322'],
    ['我在上海松江大学城，费良 13967350482', 'consignor.region', '310117'],
    ['收：永康，储红 13856428195', 'consignee.region', '330784'],
    ['收件地址从合肥庐阳区改到 六安金寨县江店村70号，人还是储红 13856428195', 'consignee.region', '341524'],
    ['收件地址从合肥庐阳区改到 六安金寨县江店村70号，人还是储红 13856428195', 'consignor.region', undefined],
    ['送到我家如皋搬经镇卢港村9组 储红 13856428195', 'consignee.region', '320682'],
    ['提 东莞道滘镇工业路3号 费良 13967350482', 'consignor.region', '441900'],
    ['我在嘉兴南湖区，发到郑州航空港区 新港街道雍州路，收件人储红 13856428195', 'consignee.region', '410100'],
    ['有没有到德化的线路 我这边嘉兴南湖', 'consignee.region', '350526'],
    ['收：河南商丘永城市东城区芒山路6号院 储红 13856428195', 'consignee.region', '411481'],
  ])('%s says %s: %s', (message, field, value) => {
    expect(readFields(message)[field]?.value).toBe(value);
  });
});

describe('a street', () => {
  it.each([
    ['嘉兴南湖区中山路8号 中原电动车批发城B区21号', '中山路8号中原电动车批发城B区21号'],
    ['嘉兴南湖区中山路258号中国计量大学', '中山路258号中国计量大学'],
    ['嘉兴南湖区嘉兴学院桃园宿舍发', '嘉兴学院桃园宿舍'],
    ['嘉兴南湖的哈，中山街道建国路8号', '中山街道建国路8号'],
  ])('of %s is %s', (place, street) => {
    expect(readFields(`从${place}，费良 13967350482，到六安金寨县江店村70号`)['consignor.street']?.value).toBe(street);
  });

  it('behind a place that is named again in part', () => {
    const found = readFields(
      '从嘉兴南湖区中山路8号到六安金寨县江店村老屋组\n费良 13967350482（嘉兴）\n储红 13856428195（六安）',
    );
    expect([found['consignor.street']?.value, found['consignee.street']?.value]).toEqual(['中山路8号', '江店村老屋组']);
  });

  it.each([
    ['中山路2318号 万达华府 C3栋 2单元 801 费良', '中山路2318号万达华府C3栋2单元801'],
    ['中山路8号 绿源嘉兴售后', '中山路8号'],
  ])('of %s is told from what stands behind it', (place, street) => {
    expect(readFields(`从嘉兴南湖区${place} 13967350482，到六安金寨县江店村70号`)['consignor.street']?.value).toBe(
      street,
    );
  });

  it('goes on with what stands before the region, marked', () => {
    const street = readFields('发：沪太路2695弄18号301 上海宝山区顾村镇 费良 13967350482')['consignor.street'];
    expect(street?.value).toBe('顾村镇沪太路2695弄18号301');
    expect(street?.sure).toBeLessThan(sureEnough);
  });

  it('keeps a town that begins as its district does', () => {
    const found = readFields('收：郴州苏仙区苏仙岭街道苏仙北路18号 储红 13856428195');
    expect(found['consignee.street']?.value).toBe('苏仙岭街道苏仙北路18号');
  });

  it('said in full and again in short is one', () => {
    const found = readFields('从中山小榄镇发车，我在小榄民安中路118号，费良 13967350482');
    expect(found['consignor.street']?.value).toBe('小榄镇民安中路118号');
  });

  it.each(['拿车', '这里拿', '发', '要拉走', '这边', '我这里有台车', '的车'])('ends before %s', (words) => {
    const found = readFields(`从嘉兴南湖区中山路8号3幢801${words}，费良 13967350482，送到六安金寨县江店村70号`);
    expect(found['consignor.street']?.value).toBe('中山路8号3幢801');
  });

  it.each(['大概要几天', '线路', '老家'])('is not said by %s', (words) => {
    expect(readFields(`从嘉兴南湖区到六安金寨县${words}`)['consignee.street']).toBeUndefined();
  });
});

it('a spare number leaves the first one as sure as it is', () => {
  const phone = readFields('收：六安金寨县江店村70号 储红（电话13856428195，备用0564-7300152）')['consignee.phone'];
  expect([phone?.value, (phone?.sure ?? 0) >= sureEnough]).toEqual(['13856428195', true]);
});
