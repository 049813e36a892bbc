import { same, type Words } from './words.ts'

/** Places that no map has. */
const places = [
  ['Northwick', 'نورثویک'],
  ['Ostheim', 'استهایم'],
  ['Valbruna', 'والبرونا'],
  ['Carrowmore', 'کارومور'],
  ['Lindholm', 'لیندهولم'],
  ['Pontevale', 'پونته‌ویل'],
  ['Greywater', 'گری‌واتر'],
  ['Salmora', 'سالمورا'],
  ['Hartfell', 'هارتفل'],
  ['Brunnau', 'برونائو'],
  ['Castelore', 'کاستلوره'],
  ['Dunmarch', 'دانمارچ'],
  ['Elverby', 'الوربی'],
  ['Falkenrode', 'فالکنروده'],
  ['Gravina', 'گراوینا'],
  ['Holmgard', 'هولمگارد'],
  ['Isenbruck', 'ایزنبروک'],
  ['Jarrowby', 'جاروبی'],
  ['Kestrel Bay', 'کسترل‌بِی'],
  ['Lorvane', 'لوروین'],
  ['Merebrook', 'میربروک'],
  ['Nordhaven', 'نوردهاون'],
  ['Oakmere', 'اوک‌میر'],
  ['Petralba', 'پترالبا'],
  ['Quarrington', 'کوارینگتون'],
  ['Ravensund', 'ریونسوند'],
  ['Silvermoor', 'سیلورمور'],
  ['Tarnwald', 'تارنوالد'],
  ['Ulmstadt', 'اولمشتات'],
  ['Vesterport', 'وسترپورت'],
  ['Windermoor', 'ویندرمور'],
  ['Ashcombe', 'اشکام'],
  ['Belforte', 'بلفورته'],
  ['Corvina', 'کوروینا'],
  ['Drosselberg', 'دروسلبرگ'],
  ['Eastmarch', 'ایست‌مارچ'],
  ['Fjellvik', 'فیل‌ویک'],
  ['Glenmara', 'گلنمارا'],
  ['Hohenfurt', 'هوهنفورت'],
  ['Ilmenau West', 'ایلمناو'],
] as const

const clubs = [
  ['{} United', '{} یونایتد'],
  ['FC {}', 'اف‌سی {}'],
  ['{} Rovers', '{} راورز'],
  ['Sporting {}', 'اسپورتینگ {}'],
  ['{} Athletic', '{} اتلتیک'],
  ['Racing {}', 'ریسینگ {}'],
  ['{} Town', '{} تاون'],
  ['Union {}', 'یونیون {}'],
  ['{} City', '{} سیتی'],
  ['Real {}', 'رئال {}'],
] as const

const teams = [
  ['{} Comets', '{} کامتس'],
  ['{} Harriers', '{} هریرز'],
  ['{} Bulls', '{} بولز'],
  ['{} Storm', '{} استورم'],
  ['{} Pilots', '{} پایلوتس'],
  ['{} Foxes', '{} فاکسز'],
  ['{} Giants', '{} جاینتس'],
  ['{} Rockets', '{} راکتس'],
] as const

const initials = [
  ['A.', 'آ.'],
  ['L.', 'ل.'],
  ['M.', 'م.'],
  ['T.', 'ت.'],
  ['J.', 'ج.'],
  ['S.', 'س.'],
  ['D.', 'د.'],
  ['K.', 'ک.'],
] as const

const surnames = [
  ['Varenne', 'وارن'],
  ['Lindqvost', 'لیندکوست'],
  ['Marovic', 'ماروویچ'],
  ['Tessaro', 'تسارو'],
  ['Okonda', 'اوکوندا'],
  ['Brandlehner', 'برندلنر'],
  ['Castellin', 'کاستلین'],
  ['Dworzak', 'دورژاک'],
  ['Eskeland', 'اسکلند'],
  ['Farrando', 'فاراندو'],
  ['Gollmann', 'گولمان'],
  ['Hadriel', 'هادریل'],
  ['Ivarsen', 'ایوارسن'],
  ['Jelavic', 'یلاویچ'],
  ['Kaltmeer', 'کالتمیر'],
  ['Lorentzo', 'لورنتزو'],
  ['Minakara', 'میناکارا'],
  ['Novelle', 'نوول'],
  ['Ortegado', 'اورتگادو'],
  ['Petrosyn', 'پتروسین'],
  ['Quennell', 'کوئنل'],
  ['Rautavaara', 'راوتاوارا'],
  ['Sandorval', 'ساندوروال'],
  ['Tremaine', 'ترمین'],
  ['Ullberg', 'اولبرگ'],
  ['Valdessa', 'والدسا'],
  ['Wexholt', 'وکسهولت'],
  ['Yorath', 'یورات'],
  ['Zelenik', 'زلنیک'],
  ['Ambrosch', 'امبروش'],
  ['Bellacourt', 'بلاکور'],
  ['Corvalan', 'کوروالان'],
  ['Dragomir-Lee', 'دراگومیر'],
  ['Estrandt', 'استرانت'],
  ['Fenwicke', 'فنویک'],
  ['Grunwaldt', 'گرونوالت'],
] as const

const within = (pattern: readonly [string, string], name: readonly [string, string]): Words =>
  same(pattern[0].replace('{}', name[0]), pattern[1].replace('{}', name[1]))

/** A club; the numbers go round, so that each league has its own. */
export const clubName = (number: number): Words =>
  within(clubs[(number * 3 + Math.floor(number / 10)) % clubs.length]!, places[number % places.length]!)

export const teamName = (number: number): Words =>
  within(teams[number % teams.length]!, places[(number * 7 + 5) % places.length]!)

export function playerName(number: number): Words {
  const [latin, fa] = initials[(number * 5) % initials.length]!
  return within([`${latin} {}`, `${fa} {}`], surnames[number % surnames.length]!)
}
