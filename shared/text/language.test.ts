import { describe, expect, test } from 'vitest'
import { languageOf } from './language.ts'

const TEXTS: [string, string][] = [
  [
    'en',
    'Built the checkout of the shop with a team of four and cut the time to pay by half for all of the customers',
  ],
  ['de', 'Leitung des Einkaufs mit der Verantwortung für die Lieferanten und das Lager im Werk'],
  ['fr', 'Gestion de la boutique et des achats pour les clients dans une équipe avec un budget'],
  [
    'pt',
    'Analista de custos, curso de logística de transporte e de frete, gestão de frota, apoio à equipe do armazém',
  ],
  ['sv', 'Ansvarade för att bygga en ny butik på nätet och ledde ett lag av fyra som är kvar från start'],
  [
    'pl',
    'Odpowiedzialny za budowę sklepu oraz zespół w firmie, praca z klientami na co dzień i do tego od podstaw dla działu',
  ],
  ['tr', 'Mağaza için yeni bir sistem kurdu ve bir ekip ile olarak çalıştı, bu da sonra daha iyi oldu'],
  [
    'vi',
    'Phát triển các ứng dụng cho khách hàng với đội ngũ và quản lý dự án của công ty trong hai năm tại Hà Nội',
  ],
  [
    'id',
    'Mengelola toko dan tim yang terdiri dari empat orang untuk pelanggan di kota dengan anggaran dari pusat',
  ],
  [
    'ja',
    '職歴 2019年4月～現在 株式会社サンプル 営業部 新規顧客を年間40社獲得 学歴 見本大学 経済学部 卒業 スキル 英語',
  ],
  [
    'zh',
    '工作经历 株式会社サンプル 驻上海代表 负责日本客户的维护 完成五个项目 管理十二名员工 经济学专业 会计二级 团队建设 客户沟通 数据分析',
  ],
  ['ja', '職務経歴 月次決算を五日に短縮した 三名の部下を指導した 年間百二十社を訪問した 経済学部 簿記二級'],
  [
    'zh',
    '工作经历 负责日语教材の编辑 完成五个项目 管理十二名员工 经济学专业 会计二级 团队建设 客户沟通 数据分析',
  ],
  [
    'zh',
    '工作经历 负责日语 ありがとう 教材的编辑 完成五个项目 管理十二名员工 经济学专业 会计二级 团队建设 客户沟通 数据分析 人事行政',
  ],
  ['ru', 'Руководил командой из четырёх человек, React, TypeScript и Docker в магазине'],
  ['uk', 'Керував командою з чотирьох осіб і вів розробку магазину на React'],
  ['ko', '네 명으로 구성된 팀을 이끌고 상점의 결제 시스템을 구축했습니다 React'],
  ['ar', 'قاد فريقا من أربعة أشخاص وبنى نظام الدفع للمتجر باستخدام React'],
  ['el', 'Διηύθυνε ομάδα τεσσάρων ατόμων και έχτισε το σύστημα πληρωμών'],
  ['zh', '负责公司商城支付系统的开发与维护，带领四人团队完成三个项目，并优化了数据库性能'],
  ['sr', 'Водила сам тим од осам људи, уређивала њихове извештаје и смањила трошкове набавке'],
  ['ru', 'Вела группу из восьми человек, собирала отчёты и снизила расходы на закупки для филиала Київ'],
  ['fa', 'مدیریت گروه هشت نفره و کاهش هزینه‌های خرید در پروژه‌های ساختمانی'],
  ['ur', 'آٹھ افراد کی ٹیم کی قیادت کی اور خریداری کے اخراجات میں بڑی کمی کی'],
  ['ar', 'أدارت فريقا من ثمانية أشخاص وخفضت تكاليف الشراء في مشاريع البناء'],
]

describe('the language of a resume', () => {
  test.each(TEXTS)('%s', (language, text) => expect(languageOf(text)).toBe(language))
  test('is not told by names of places and people', () => {
    const told = TEXTS[0]![1]
    expect(languageOf(`Işıl Doğan\nİstanbul\nBoğaziçi University\n${`${told}. `.repeat(4)}`)).toBe('en')
  })
  test('is not guessed from a few names', () =>
    expect(languageOf('Ana Lopes\nPorto\nReact, Docker')).toBe(''))
  test('is another one where no small word of a known one stands in a long text', () =>
    expect(languageOf('mwalimu alifundisha hisabati shuleni kila siku '.repeat(20))).toBe('und'))
  test('stays English in a list of tools under English headings', () => {
    const tools = 'React Docker Postgres Kubernetes Terraform Ansible '.repeat(20)
    expect(languageOf(tools, ['en', 'en'])).toBe('en')
  })
})
