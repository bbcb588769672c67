import { bullets, emptied, nothing, verdicts } from '../testing/verdicts.ts'
import check from './end-punctuation.ts'

verdicts(check, {
  accepts: {
    'no full stops': nothing,
    'full stops throughout': bullets('Built a shop.', 'Sold a shop.'),
    'a question among lines without stops': bullets('Who pays? Asked 40 shops', 'Sold a shop', 'Who came?'),
    'rows of names under sentences': bullets(
      'Built a shop.',
      'Sold a shop.',
      'Logic for Hackers (CSCI 1950), Brown University',
      'Computer Architecture, Notre Dame, Fall 2012',
    ),
    'stops that belong to an abbreviation, and lists behind sentences': bullets(
      'Built a shop',
      'Sold a shop',
      'Kept an eye on risks, issues, etc.',
      'Opened a branch. Tools: Excel, Access',
      'Counted the stock of the shop. Analysing',
    ),
    'one slip in six': bullets('a.', 'b.', 'c.', 'd.', 'e.', 'f'),
    'facts of a form among sentences': bullets(
      'Built a shop.',
      'Sold a shop.',
      'Ran the till.',
      'Client : Lantern Media – beauty products',
      'Team Size',
      '13',
    ),
    'a row of tools among sentences': bullets(
      'Built a shop.',
      'Sold a shop.',
      'Ran the till.',
      'loom.js, sand, tide api, dune',
      'loom.js, wave, shell, reef',
    ),
    'names of a few words among sentences': bullets(
      'Built a shop.',
      'Sold a shop.',
      'Amazon web services',
      'Harbour data suite',
      'Winter term of physics',
    ),
    'labels and dates of a table among sentences': bullets(
      '設計を担当しました。',
      '予算の管理を担当。',
      '運用を改善しました。',
      '環境：塔、砂丘、灯台',
      '平成28年6月 独立',
      '言語：砂、波',
    ),
    'bullets of two sentences, which need their stops': bullets(
      'Built a shop. It sold books.',
      'Sold a shop. It was the third.',
      'Ran the till',
      'Kept the books',
    ),
    'what may be a row among sentences, where no verbs are known': (c) => {
      c.resume.language = 'ja'
      bullets(
        '設計を担当しました。',
        '予算の管理を担当。',
        '運用を改善しました。',
        '使用技術と開発環境の一覧 Harbour Studio',
        '受付の記録の作成と Quay Sheets',
      )(c)
    },
    'one of two': bullets('Built a shop.', 'Sold a shop'),
    'a line the page broke off': bullets('a.', 'b.', 'c.', 'd,', 'e;'),
    'the last stop of a row of semicolons': bullets('a;', 'b;', 'c;', 'd;', 'e.', 'f.', 'g'),
  },
  rejects: {
    'stops on two of six': [
      bullets(
        'Built a shop.',
        'Sold a shop.',
        'Ran the till',
        'Kept the books',
        'Opened a branch',
        'Led a team',
      ),
      'Drop the full stop',
    ],
    'a resume with no bullets at all': emptied,
  },
})
