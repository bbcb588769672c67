import { lines } from '../lines.ts'
import type { Locale } from '../locale.ts'

export const headings: Locale['headings'] = {
  awards: lines(`
danh hiệu và giải thưởng
giải thưởng
`),
  certifications: lines(`
bằng cấp và chứng chỉ
chứng chỉ
`),
  education: lines(`
học vấn
quá trình học tập
trình độ học vấn
`),
  experience: lines(`
kinh nghiệm
kinh nghiệm làm việc
quá trình làm việc
`),
  interests: lines(`
sở thích
`),
  languages: lines(`
ngoại ngữ
ngôn ngữ
`),
  other: lines(`
liên hệ
thông tin cá nhân
thông tin liên hệ
thông tin thêm
`),
  projects: lines(`
các dự án
dự án
`),
  references: lines(`
người giới thiệu
người tham chiếu
`),
  skills: lines(`
kỹ năng
kỹ năng chuyên môn
kỹ năng tin học
`),
  summary: lines(`
giới thiệu
giới thiệu bản thân
mục tiêu nghề nghiệp
`),
  volunteering: lines(`
hoạt động
hoạt động tình nguyện
`),
}
