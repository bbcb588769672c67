import { patternOfPrinted } from './printed.ts'

/** `Tech stack: React, Go`: what a project was made with. */
export const TECHNOLOGIES = new RegExp(
  `^(?:tech(?:nolog(?:y|ies))?(?:\\s(?:used|stack))?|stack|tools|built with|technologies utilisées|技术栈|使用技術|环境|${patternOfPrinted('technologies')})\\s*[:：]\\s*(.+)$`,
  'iu',
)
