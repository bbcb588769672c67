import { printedWords } from '../printed-words.ts'

export const printed = printedWords({
  headings:
    'Giới thiệu, Kinh nghiệm làm việc, Học vấn, Dự án, Kỹ năng, Chứng chỉ, Ngoại ngữ, Giải thưởng, Ấn phẩm, Hoạt động tình nguyện, Sở thích, Người giới thiệu',
  additional: 'Thông tin thêm',
  labels: 'Điểm trung bình, Email, Điện thoại, Trang web, Liên kết, Công nghệ',
  graduated: 'tốt nghiệp',
  inField: 'ngành',
  present: 'Hiện tại',
  until: 'Đến',
  numbers: 'MM/YYYY',
  levels: 'Cơ bản, Trung bình, Khá, Thành thạo',
})
