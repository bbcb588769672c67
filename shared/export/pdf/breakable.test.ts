import { expect, it } from 'vitest'
import { breakable } from './breakable.ts'

it.each([
  ['led the team', ['led ', 'the ', 'team']],
  ['工作经历', ['工', '作', '经', '历']],
  ['完成（三个）任务。', ['完', '成', '（三', '个）', '任', '务。']],
  ['使用 React 18 开发', ['使', '用 ', 'React ', '18 ', '开', '发']],
  ['センターで', ['セ', 'ン', 'ター', 'で']],
  ['경력 사항', ['경력 ', '사항']],
  ['ควบคุมต้นทุน', ['ควบคุม', 'ต้นทุน']],
])('%s may end a line behind each of these', (text, stretches) => {
  expect(breakable(text)).toEqual(stretches)
})
