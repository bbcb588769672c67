import { bullets, emptied, nothing, verdicts } from '../testing/verdicts.ts'
import check from './repeated-phrases.ts'

verdicts(check, {
  accepts: {
    'bullets that differ': nothing,
    'the same object twice': bullets('Built a shop for the city library', 'Sold a shop to the city library'),
    'the name of a school three times': bullets(
      'Taught at the Department of Zoology, University of Otago',
      'Counted birds for the Department of Zoology, University of Otago',
      'Wrote a guide, Department of Zoology, University of Otago',
    ),
    'the labels of a form': bullets('開発環境/ツール 規模/役割', '開発環境/ツール 規模/役割'),
    'a word of Japanese that is cut into five': bullets(
      'エラーの再現によるトラブルシューティング',
      '本番環境のトラブルシューティング',
      '店舗サイトのトラブルシューティング',
    ),
    'a line that leads to a list, twice': bullets(
      'Designed and built a serverless platform with',
      'Designed and built a serverless platform with',
    ),
    'lines that only open alike': bullets(
      'Work with the stack of Java, Spring, Oracle, JMS and WebSphere',
      'Work with the stack of Java, Vaadin, Postgres, Kafka and Tomcat',
      'Work with the stack of Java, Struts, MySQL, Camel and JBoss',
    ),
    'two short lines alike': bullets('Answered calls', 'Answered calls'),
  },
  rejects: {
    'the same bullet twice': [
      bullets('Answered calls of angry customers', 'Answered calls of angry customers'),
      'angry customers',
    ],
    'the same five words three times': bullets(
      'Wrote tests and worked closely with the product team',
      'Fixed bugs and worked closely with the product team',
      'Sold ads and worked closely with the product team',
    ),
    'a resume with no bullets at all': emptied,
  },
})
