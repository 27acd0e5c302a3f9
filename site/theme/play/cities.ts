/** Value, label and code of an airport. */
export interface City {
  value: string
  label: string
  code: string
}

interface Land {
  label: string
  options: City[]
}

/** Country, then its cities: value, code, name in English, name in Chinese. */
const lands: readonly (readonly [english: string, chinese: string, cities: string])[] = [
  [
    'China',
    '中国',
    'beijing PEK Beijing 北京|shanghai PVG Shanghai 上海|chengdu CTU Chengdu 成都|guangzhou CAN Guangzhou 广州|xian XIY Xi’an 西安|harbin HRB Harbin 哈尔滨',
  ],
  ['Japan', '日本', 'tokyo HND Tokyo 东京|osaka KIX Osaka 大阪|sapporo CTS Sapporo 札幌|fukuoka FUK Fukuoka 福冈'],
  ['Korea', '韩国', 'seoul ICN Seoul 首尔|busan PUS Busan 釜山'],
  ['Italy', '意大利', 'rome FCO Rome 罗马|milan MXP Milan 米兰|naples NAP Naples 那不勒斯|turin TRN Turin 都灵'],
  ['France', '法国', 'paris CDG Paris 巴黎|lyon LYS Lyon 里昂|nice NCE Nice 尼斯'],
  ['Germany', '德国', 'berlin BER Berlin 柏林|munich MUC Munich 慕尼黑|hamburg HAM Hamburg 汉堡'],
  ['Brazil', '巴西', 'rio GIG Rio 里约热内卢|brasilia BSB Brasília 巴西利亚|recife REC Recife 累西腓'],
  ['Kenya', '肯尼亚', 'nairobi NBO Nairobi 内罗毕|mombasa MBA Mombasa 蒙巴萨'],
  ['Canada', '加拿大', 'toronto YYZ Toronto 多伦多|vancouver YVR Vancouver 温哥华|montreal YUL Montréal 蒙特利尔'],
]

/** Thirty cities in nine countries, in the reader's language. */
export function listLands(locale: string): Land[] {
  const isChinese = locale.startsWith('zh')
  return lands.map(([english, chinese, cities]) => ({
    label: isChinese ? chinese : english,
    options: cities.split('|').map((text) => {
      const [value = '', code = '', ...names] = text.split(' ')
      return { value, label: names[isChinese ? 1 : 0] ?? value, code }
    }),
  }))
}
