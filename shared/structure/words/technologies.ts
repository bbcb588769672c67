import { patternOfPrinted } from './printed.ts'

const TECHNOLOGIES = new RegExp(
  `^(?:tech(?:nolog(?:y|ies))?(?:\\s(?:used|stack))?|stack|tools|built with|technologies utilisées|技术栈|使用技術|环境|${patternOfPrinted('technologies')})\\s*[:：]\\s*(.+)$`,
  'iu',
)

/** `Tech stack: React, Go`: what a project was made with. */
export const technologiesOf = (text: string): string | undefined => TECHNOLOGIES.exec(text)?.[1]
