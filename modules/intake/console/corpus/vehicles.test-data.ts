/** A vehicle as people name it. */
export interface CorpusVehicle {
  brand: string;
  /** How the brand is written. */
  written: readonly string[];
  model: string;
  category: 'ebike' | 'motorcycle' | 'tricycle';
}

const vehicle = (
  category: CorpusVehicle['category'],
  brand: string,
  written: string,
  model: string,
): CorpusVehicle => ({ category, brand, written: written.split('|'), model });

export const vehicles: readonly CorpusVehicle[] = [
  vehicle('ebike', '雅迪', '雅迪|yadea|YADEA', '冠能Q9'),
  vehicle('ebike', '爱玛', '爱玛|AIMA', 'A500'),
  vehicle('ebike', '小牛', '小牛|小牛电动|NIU|niu', 'U2'),
  vehicle('ebike', '台铃', '台铃', 'N9'),
  vehicle('ebike', '九号', '九号|Ninebot|9号', 'C90'),
  vehicle('ebike', '绿源', '绿源', 'K7'),
  vehicle('ebike', '新日', '新日', 'XC3'),
  vehicle('ebike', '小刀', '小刀', 'S6'),
  vehicle('ebike', '立马', '立马', 'V6'),
  vehicle('ebike', '极核', '极核', 'AE8'),
  vehicle('motorcycle', '本田', '本田|HONDA', 'CB190R'),
  vehicle('motorcycle', '春风', '春风|CFMOTO', '250SR'),
  vehicle('motorcycle', '豪爵', '豪爵', 'UHR150'),
  vehicle('motorcycle', '钱江', '钱江', '赛450'),
  vehicle('motorcycle', '雅马哈', '雅马哈|YAMAHA', 'NMAX155'),
  vehicle('motorcycle', '铃木', '铃木|SUZUKI', 'GSX250R'),
  vehicle('motorcycle', '川崎', '川崎', 'Ninja400'),
  vehicle('motorcycle', '无极', '无极', 'SR250GT'),
  vehicle('tricycle', '金彭', '金彭', 'Q3'),
  vehicle('tricycle', '宗申', '宗申', 'T2'),
  vehicle('tricycle', '淮海', '淮海', 'H6'),
];
